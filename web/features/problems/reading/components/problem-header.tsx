import type { Problem } from '@devorbit/contract/problems.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { DifficultyBadge, SolvedMark, SourceBadge } from '../../components/problem-badges.tsx';
import { BACK_TO_PROBLEMS } from '../../copy.ts';
import { catalogueAddress } from '../model.ts';
import classes from './problem-screen.module.css';

export function ProblemHeader({
  problem,
}: {
  problem: Pick<Problem, 'title' | 'difficulty' | 'source' | 'user_solved'>;
}) {
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
        {problem.user_solved && <SolvedMark />}
      </div>
    </header>
  );
}
