import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Problem } from '@devorbit/contract/practice/problems.ts';
import { Button, Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { clamp, cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { DifficultyBadge, NoTestsMark, SolvedMark } from '../../components/problem-badges.tsx';
import { SOLVE } from '../../copy.ts';
import { type FromCatalogue, isPlainClick } from '../../reading/model.ts';
import { statementPreview } from '../statement-preview.ts';
import classes from './ai-problems.module.css';

/** Title, difficulty, the beginning of the statement and Solve; as with a card, a plain click opens the problem over the page. */
export function AiProblemRow({ problem, onOpen }: { problem: Problem; onOpen: (id: number) => void }) {
  const { pathname, search } = useLocation();
  const { id, title, difficulty } = problem;
  return (
    <li className={`${pad(5)} ${classes.row}`}>
      <article className={stack(2)}>
        <div className={cluster([1, 3])}>
          <h3 className={text('section', 'breaking')}>{title}</h3>
          <DifficultyBadge difficulty={difficulty} />
          {problem.tests === 0 && <NoTestsMark />}
          {problem.user_solved && <SolvedMark />}
        </div>
        <p className={`${clamp} ${text('quiet', 'small')} ${classes.statement}`}>
          {statementPreview(problem.statement)}
        </p>
      </article>
      <Button
        component={Link}
        to={pathOf('problem', { id })}
        state={{ catalogue: pathname + search } satisfies FromCatalogue}
        aria-label={`${SOLVE}: ${title}`}
        variant="default"
        size="md"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        {SOLVE}
      </Button>
    </li>
  );
}

export function AiProblemSkeleton() {
  return (
    <div className={`${pad(5)} ${classes.row}`} data-placeholder>
      <div className={stack(2)}>
        <Skeleton height={26} width="52%" />
        <Skeleton height={16} width="92%" />
        <Skeleton height={16} width="64%" />
      </div>
      <Skeleton height={42} width={84} />
    </div>
  );
}
