import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isWide } from '../../../../../platform/use-wide.ts';
import { unseen } from '../../../../../ui/layout.ts';
import classes from './workbench.module.css';

const loadWide = () => import('./wide-panes.tsx');
const WidePanes = lazy(async () => ({ default: (await loadWide()).WidePanes }));
// While the problem is on its way.
if (isWide()) void loadWide().catch(() => undefined);

/** What can be read beside the code, a tab each; the first is the statement. `panel` is drawn once its tab was open. */
export type ReadingTab = { id: string; name: string; panel: ReactNode };
/** Of the three on a narrow screen, the one that is in front. */
export type Front = 'reading' | 'code' | 'result';

type Props = {
  /** Of the problem: the page's heading, which is seen in the first of the readings alone. */
  title: string;
  wide: boolean;
  readings: readonly ReadingTab[];
  /** The id of one of them. */
  reading: string;
  onReading: (id: string) => void;
  front: Front;
  onFront: (front: Front) => void;
  code: ReactNode;
  result: ReactNode;
  /** Whether the result shows its title alone. */
  folded: boolean;
};

/** Three panes with movable borders, or, where there is no room for them, a row of tabs. */
export function WorkbenchPanes({
  title,
  wide,
  readings,
  reading,
  onReading,
  front,
  onFront,
  code,
  result,
  folded,
}: Props) {
  // What was open once stays as it was left.
  const [opened, setOpened] = useState<readonly string[]>([reading]);
  if (!opened.includes(reading)) setOpened([...opened, reading]);
  const panels = readings.map(({ id, panel }) => (
    <Tabs.Panel key={id} className={classes.reading} value={id} tabIndex={0}>
      {opened.includes(id) && panel}
    </Tabs.Panel>
  ));
  const [first, ...others] = readings;
  const headed = first?.id === reading && (wide || front === 'reading');
  const heading = !headed && <h1 className={unseen}>{title}</h1>;
  const choose = (value: string | null) => {
    if (value !== null && readings.some(({ id }) => id === value)) onReading(value);
  };

  if (wide)
    return (
      <Suspense fallback={<div className={classes.panes} />}>
        {heading}
        <WidePanes
          reading={
            <Tabs className={classes.tabs} value={reading} onChange={choose} keepMounted>
              <Tabs.List className={classes.list} aria-label="Problem">
                {readings.map(({ id, name }) => (
                  <Tabs.Tab key={id} value={id}>
                    {name}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {panels}
            </Tabs>
          }
          code={code}
          result={result}
          folded={folded}
        />
      </Suspense>
    );

  return (
    <Tabs
      className={classes.tabs}
      value={front === 'reading' ? reading : front}
      onChange={(value) => {
        if (value === 'code' || value === 'result') onFront(value);
        else choose(value);
      }}
      keepMounted
    >
      {heading}
      <Tabs.List className={classes.list} aria-label="Problem">
        {first && <Tabs.Tab value={first.id}>{first.name}</Tabs.Tab>}
        <Tabs.Tab value="code">Code</Tabs.Tab>
        <Tabs.Tab value="result">Result</Tabs.Tab>
        {others.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels}
      <Tabs.Panel className={classes.code} value="code">
        {code}
      </Tabs.Panel>
      <Tabs.Panel value="result">{result}</Tabs.Panel>
    </Tabs>
  );
}
