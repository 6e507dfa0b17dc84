import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { backLink, cluster, text } from '../../../../../ui/layout.ts';
import { EditTestsLink } from '../../authoring/components/edit-tests-link.tsx';
import { UpdateProblemButton } from '../../authoring/components/update-problem-button.tsx';
import { VersionsLink } from '../../authoring/components/versions-link.tsx';
import { DifficultyBadge, NoTestsMark, SolvedMark, SourceBadge } from '../../components/problem-badges.tsx';
import { BACK_TO_PROBLEMS } from '../../copy.ts';
import { catalogueAddress } from '../model.ts';
import { SolutionsLink } from './solutions-link.tsx';
import classes from './problem-screen.module.css';

export function ProblemHeader({ problem }: { problem: ProblemDetail }) {
  const { pathname, state } = useLocation();
  return (
    <header className={`${cluster([2, 4])} ${classes.header}`}>
      <Link className={`${backLink} ${classes.back}`} to={catalogueAddress(pathname, state)}>
        <ArrowLeft size={17} aria-hidden="true" />
        {BACK_TO_PROBLEMS}
      </Link>
      <h1 className={`${text('part', 'breaking')} ${classes.title}`}>{problem.title}</h1>
      <div className={cluster(2)}>
        <SourceBadge source={problem.source} />
        <DifficultyBadge difficulty={problem.difficulty} />
        {problem.tests === 0 && <NoTestsMark />}
        {problem.user_solved && <SolvedMark />}
        <UpdateProblemButton problem={problem} />
        {problem.can_edit && <VersionsLink id={problem.id} />}
        <EditTestsLink problem={problem} />
        {problem.user_solved && <SolutionsLink id={problem.id} />}
      </div>
    </header>
  );
}
