import type { ProblemDetail } from '@devorbit/contract/problems.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { UpdateProblemButton } from '../../authoring/components/update-problem-button.tsx';
import { DifficultyBadge, NoTestsMark, SolvedMark, SourceBadge } from '../../components/problem-badges.tsx';
import { BACK_TO_PROBLEMS } from '../../copy.ts';
import { catalogueAddress } from '../model.ts';
import classes from './problem-screen.module.css';

export function ProblemHeader({ problem }: { problem: ProblemDetail }) {
  const { pathname, state } = useLocation();
  return (
    <header className={classes.header}>
      <Link className={classes.back} to={catalogueAddress(pathname, state)}>
        <ArrowLeft size={17} aria-hidden="true" />
        {BACK_TO_PROBLEMS}
      </Link>
      <h1 className={classes.title}>{problem.title}</h1>
      <div className={classes.badges}>
        <SourceBadge source={problem.source} />
        <DifficultyBadge difficulty={problem.difficulty} />
        {problem.tests === 0 && <NoTestsMark />}
        {problem.user_solved && <SolvedMark />}
        <UpdateProblemButton problem={problem} />
      </div>
    </header>
  );
}
