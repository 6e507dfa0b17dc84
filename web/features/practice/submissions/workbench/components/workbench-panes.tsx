import { Splitter, Tabs } from '@mantine/core';
import '@mantine/core/styles/Splitter.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import type { ReactNode } from 'react';
import classes from './workbench.module.css';

export type WorkbenchTab = 'statement' | 'code' | 'result';

type Props = {
  wide: boolean;
  tab: WorkbenchTab;
  onTab: (tab: WorkbenchTab) => void;
  statement: ReactNode;
  code: ReactNode;
  result: ReactNode;
};

const isTab = (value: string | null): value is WorkbenchTab =>
  value === 'statement' || value === 'code' || value === 'result';

/** Two panes with a movable border, or, where there is no room for two, three tabs. */
export function WorkbenchPanes({ wide, tab, onTab, statement, code, result }: Props) {
  if (wide) {
    return (
      <Splitter
        className={classes.panes}
        lineSize={1}
        handleColor="var(--line)"
        classNames={{ handle: classes.border ?? '' }}
        attributes={{ handle: { 'aria-label': 'Width of the statement' } }}
      >
        <Splitter.Pane className={classes.left} defaultSize={42} min={24} max={70}>
          {statement}
        </Splitter.Pane>
        <Splitter.Pane className={classes.right} defaultSize={58} min={30}>
          {code}
          {result}
        </Splitter.Pane>
      </Splitter>
    );
  }
  return (
    <Tabs className={classes.tabs} value={tab} onChange={(value) => isTab(value) && onTab(value)} keepMounted>
      <Tabs.List className={classes.list} grow>
        <Tabs.Tab value="statement">Statement</Tabs.Tab>
        <Tabs.Tab value="code">Code</Tabs.Tab>
        <Tabs.Tab value="result">Result</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="statement">{statement}</Tabs.Panel>
      <Tabs.Panel className={classes.code} value="code">
        {code}
      </Tabs.Panel>
      <Tabs.Panel value="result">{result}</Tabs.Panel>
    </Tabs>
  );
}
