import { Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import '@mantine/core/styles/Tabs.layer.css';
import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/practice';
import { container, stack } from '../../ui/layout.ts';
import { Message } from '../../ui/message.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { pageMeta } from '../page-meta.ts';
import { EarlyList } from '../practice/early-list.tsx';
import { tabs } from '../practice/place.ts';
import { type OpenForm, PracticeDialogs, preloadProblemOnInterest } from '../practice/practice-dialogs.tsx';
import { TabHint } from '../practice/tab-hint.tsx';
import { prepareTab, TabPanel } from '../practice/tab-panel.tsx';
import { usePlace } from '../practice/use-place.ts';
import classes from '../practice/practice.module.css';

/** Its two addresses are one page to search engines. */
export const meta: MetaFunction = () => pageMeta(head);

export default function PracticePage() {
  const place = usePlace();
  const client = useQueryClient();
  const [form, setForm] = useState<OpenForm>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(preloadProblemOnInterest, []);
  const firstInSight = useRef(true);
  // On a narrow screen the row of tabs scrolls: the chosen one is brought to its middle. The first is in sight already,
  // and asking where it is would lay the page out once more.
  useEffect(() => {
    if (firstInSight.current && place.tab === tabs[0].id) return;
    firstInSight.current = false;
    const soon = requestAnimationFrame(() => {
      const row = list.current;
      const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(soon);
  }, [place.tab]);
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <TabHint />
      <EarlyList />
      <PageHead title="QuickDSA" lead="Real problems, four languages, and a judge that runs every test." />
      <noscript>
        <Message tone="bad">The list of problems, the editor and the judge need JavaScript.</Message>
      </noscript>
      <Tabs
        className={classes.tabs}
        value={place.tab}
        onChange={(wanted) => {
          const tab = tabs.find(({ id }) => id === wanted);
          if (tab && tab.id !== place.tab) place.openTab(tab.id);
        }}
        keepMounted={false}
      >
        <Tabs.List ref={list} className={classes.list} aria-label="Practice area">
          {tabs.map(({ id, name }) => (
            <Tabs.Tab
              key={id}
              value={id}
              onPointerEnter={() => prepareTab(client, id)}
              onFocus={() => prepareTab(client, id)}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id }) => (
          <Tabs.Panel key={id} value={id} className={`${stack(0)} ${classes.panel}`}>
            <TabPanel
              tab={id}
              onOpen={place.openProblem}
              onTab={place.openTab}
              onCreate={setForm}
              onGenerate={() => setForm('generate')}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <PracticeDialogs
        problem={place.problem}
        below={place.below}
        onCloseProblem={place.closeProblem}
        form={form}
        onCloseForm={() => setForm(null)}
        onOpen={place.openProblem}
      />
    </div>
  );
}
