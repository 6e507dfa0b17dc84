import { Tabs } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { tabs } from '../practice/place.ts';
import { type OpenForm, PracticeDialogs, preloadProblem } from '../practice/practice-dialogs.tsx';
import { TabHint } from '../practice/tab-hint.tsx';
import { TabPanel } from '../practice/tab-panel.tsx';
import { usePlace } from '../practice/use-place.ts';
import classes from '../practice/practice.module.css';

export const meta: MetaFunction = () => [
  { title: 'QuickDSA: algorithm practice | DevOrbit' },
  { name: 'description', content: 'Algorithm problems with a real judge, in JavaScript, Python, Java and C++.' },
];

export default function PracticePage() {
  const place = usePlace();
  const [form, setForm] = useState<OpenForm>(null);
  useEffect(preloadProblem, []);
  return (
    <div className={classes.page}>
      <TabHint />
      <header className={classes.intro}>
        <h1 className={classes.title}>QuickDSA</h1>
        <p className={classes.lead}>Real problems, four languages, and a judge that runs every test.</p>
      </header>
      <Tabs
        className={classes.tabs}
        value={place.tab}
        onChange={(wanted) => {
          const tab = tabs.find(({ id }) => id === wanted);
          if (tab && tab.id !== place.tab) place.openTab(tab.id);
        }}
        keepMounted={false}
      >
        <Tabs.List className={classes.list} aria-label="Practice area">
          {tabs.map(({ id, name }) => (
            <Tabs.Tab key={id} value={id}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id }) => (
          <Tabs.Panel key={id} value={id} className={classes.panel}>
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
