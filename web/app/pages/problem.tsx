import { lazy, Suspense, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { ProblemScreen } from '../../features/practice/problems/reading/components/problem-screen.tsx';
import { readingFrom, readings, readingSearch } from '../../features/practice/problems/reading/model.ts';
import type { OpenProblem } from '../../features/practice/submissions/model.ts';
import { Workbench } from '../../features/practice/submissions/workbench/components/workbench.tsx';
import { problemReadings } from '../practice/problem-readings.tsx';
import type { PageHandle } from '../shell/shell.tsx';
import classes from '../practice/problem-page.module.css';

/** The screen itself says its title, which it learns later. */
export const meta: MetaFunction = () => [];

export const handle: PageHandle = { footer: false, bar: 'slim' };

const ProblemBar = lazy(async () => ({
  default: (await import('../../features/practice/problems/tools/components/problem-bar.tsx')).ProblemBar,
}));

const openInIde: OpenProblem = async (source) => (await import('../open-in-ide.ts')).openProblemInIde(source);

export default function ProblemPage() {
  const param = useParams()['id'];
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const [params] = useSearchParams();
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const reading = readingFrom(params, hash);
  const open = (wanted: string) => {
    const chosen = readings.find(({ id }) => id === wanted);
    if (chosen && chosen.id !== reading)
      void navigate(pathname + readingSearch(chosen.id), { replace: true, preventScrollReset: true, state });
  };
  return (
    <>
      <Suspense fallback={<div className={classes.bar} />}>
        <ProblemBar param={param} heading={reading === 'description' ? heading : null} />
      </Suspense>
      <ProblemScreen key={param} param={param}>
        {(problem) => (
          <Workbench
            problem={problem}
            readings={problemReadings(problem, setHeading)}
            reading={reading}
            onReading={open}
            openInIde={openInIde}
          />
        )}
      </ProblemScreen>
    </>
  );
}
