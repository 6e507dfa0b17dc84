import { Splitter, Tabs } from '@mantine/core';
import '@mantine/core/styles/Splitter.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, useState } from 'react';
import { defaultSizes, keepSizes, type PaneSizes, readSizes, RESULT_RANGE, STATEMENT_RANGE } from '../state.ts';
import classes from './workbench.module.css';

/** What can be read beside the code, a tab each; the first is the statement. `panel` is drawn once its tab was open. */
export type ReadingTab = { id: string; name: string; panel: ReactNode };
/** Of the three on a narrow screen, the one that is in front. */
export type Front = 'reading' | 'code' | 'result';

type Props = {
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
export function WorkbenchPanes({ wide, readings, reading, onReading, front, onFront, code, result, folded }: Props) {
  const [sizes, setSizes] = useState(readSizes);
  const put = (part: Partial<PaneSizes>) => {
    const next = { ...sizes, ...part };
    setSizes(next);
    keepSizes(next);
  };
  // What was open once stays as it was left.
  const [opened, setOpened] = useState<readonly string[]>([reading]);
  if (!opened.includes(reading)) setOpened([...opened, reading]);
  const panels = readings.map(({ id, panel }) => (
    <Tabs.Panel key={id} className={classes.reading} value={id} tabIndex={0}>
      {opened.includes(id) && panel}
    </Tabs.Panel>
  ));
  const choose = (value: string | null) => {
    if (value !== null && readings.some(({ id }) => id === value)) onReading(value);
  };

  if (wide)
    return (
      <Splitter
        className={classes.panes}
        lineSize={1}
        handleColor="var(--line)"
        sizes={[sizes.statement, 100 - sizes.statement]}
        onSizeChange={([statement]) => put({ statement: percent(statement, sizes.statement) })}
        classNames={{ handle: classes.border ?? '', thumb: classes.grip ?? '' }}
        attributes={{ handle: { 'aria-label': 'Width of the statement', title: RESIZE } }}
        handleIcon={null}
      >
        <Splitter.Pane className={classes.left} defaultSize={defaultSizes.statement} {...STATEMENT_RANGE}>
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
        </Splitter.Pane>
        <Splitter.Pane className={classes.right} defaultSize={100 - defaultSizes.statement}>
          <Splitter
            className={classes.rows}
            orientation="vertical"
            lineSize={1}
            handleColor="var(--line)"
            mod={{ folded }}
            sizes={[100 - sizes.result, sizes.result]}
            onSizeChange={([, height]) => put({ result: percent(height, sizes.result) })}
            classNames={{ handle: classes.border ?? '', thumb: classes.grip ?? '' }}
            attributes={{ handle: { 'aria-label': 'Height of the result', title: RESIZE } }}
            handleIcon={null}
          >
            <Splitter.Pane className={classes.code} defaultSize={100 - defaultSizes.result}>
              {code}
            </Splitter.Pane>
            <Splitter.Pane className={classes.result} defaultSize={defaultSizes.result} {...RESULT_RANGE}>
              {result}
            </Splitter.Pane>
          </Splitter>
        </Splitter.Pane>
      </Splitter>
    );

  const [first, ...others] = readings;
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

const RESIZE = 'Drag to resize, double-click to reset';

const percent = (size: number | string | undefined, otherwise: number): number => {
  const value = typeof size === 'number' ? size : Number.parseFloat(size ?? '');
  return Number.isFinite(value) ? value : otherwise;
};
