import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from 'react';
import { ProblemHeading } from '../../features/practice/problems/reading/components/problem-heading.tsx';
import { StatementPane } from '../../features/practice/problems/reading/components/statement-pane.tsx';
import { type Reading, readings } from '../../features/practice/problems/reading/model.ts';
import { unseen } from '../../ui/layout.ts';
import { Help } from './help.tsx';

const Unloaded = () => <p role="alert">This could not be loaded. Reload the page to try again.</p>;

/** Fetched when its tab is opened. */
const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      globalThis.reportError(error);
      return { default: Unloaded };
    }
  });

const Editorial = later(
  async () => (await import('../../features/practice/guidance/components/editorial-tab.tsx')).EditorialTab,
);
const Solutions = later(async () => (await import('./solutions-tab.tsx')).SolutionsTab);
const Submissions = later(
  async () =>
    (await import('../../features/practice/submissions/history/components/problem-submissions.tsx')).ProblemSubmissions,
);

const waiting = (
  <div style={{ display: 'grid', gap: 'var(--space-4)', padding: 'var(--space-5)' }} aria-busy="true">
    <Skeleton height={20} width="40%" radius="xl" />
    <Skeleton height={64} radius="md" />
    <Skeleton height={64} radius="md" />
  </div>
);

/** What there is to read of a problem, a tab each. */
export function problemReadings(problem: ProblemDetail, heading: Ref<HTMLHeadingElement>) {
  const title = <h1 className={unseen}>{problem.title}</h1>;
  const panels: Record<Reading, ReactNode> = {
    description: (
      <>
        <ProblemHeading problem={problem} heading={heading} />
        <StatementPane problem={problem} help={<Help problem={problem} hintsOnly />} />
      </>
    ),
    editorial: (
      <>
        {title}
        <Editorial problem={problem} />
      </>
    ),
    solutions: (
      <>
        {title}
        <Solutions problem={problem} />
      </>
    ),
    submissions: (
      <>
        {title}
        <Submissions problemId={problem.id} />
      </>
    ),
  };
  return readings.map(({ id, name }) => ({ id, name, panel: <Suspense fallback={waiting}>{panels[id]}</Suspense> }));
}
