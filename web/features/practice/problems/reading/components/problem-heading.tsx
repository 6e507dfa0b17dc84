import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { lazy, type Ref, Suspense } from 'react';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { DifficultyBadge, NoTestsMark, SolvedMark, SourceBadge } from '../../components/problem-badges.tsx';
import classes from './problem-screen.module.css';

const AuthorTools = lazy(async () => ({ default: (await import('./author-tools.tsx')).AuthorTools }));

type Props = {
  problem: ProblemDetail;
  /** Of the title, which the bar shows while it is out of sight. */
  heading: Ref<HTMLHeadingElement>;
};

/** Title and badges above the statement, and for its authors the ways to change it. */
export const ProblemHeading = ({ problem, heading }: Props) => (
  <header className={`${stack(2)} ${classes.heading}`}>
    <h1 ref={heading} className={`${text('part', 'breaking')} ${classes.title}`}>
      {problem.title}
    </h1>
    <div className={cluster(2)}>
      <SourceBadge source={problem.source} />
      <DifficultyBadge difficulty={problem.difficulty} />
      {problem.tests === 0 && <NoTestsMark />}
      {problem.user_solved && <SolvedMark />}
      {problem.can_edit && (
        <Suspense>
          <AuthorTools problem={problem} />
        </Suspense>
      )}
    </div>
  </header>
);
