import type { Problem } from '@devorbit/contract/problems.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { DifficultyBadge, SolvedMark, SourceBadge } from '../../components/problem-badges.tsx';
import { SOLVE_CHALLENGE } from '../../copy.ts';
import { CARD_TAGS, countText, percentText } from '../../model.ts';
import type { FromCatalogue } from '../../reading/model.ts';
import { statementPreview } from '../statement-preview.ts';
import classes from './problem-card.module.css';

/** `catalogue` is the address of the list that the card stands in, for the way back. */
export function ProblemCard({ problem, catalogue }: { problem: Problem; catalogue: string }) {
  const { id, title, difficulty, source, tags, solves, attempts, success_rate } = problem;
  return (
    <article className={classes.card}>
      <div className={classes.badges}>
        <DifficultyBadge difficulty={difficulty} />
        <SourceBadge source={source} />
        {problem.user_solved && <SolvedMark />}
      </div>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.statement}>{statementPreview(problem.statement)}</p>
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Tags">
          {tags.slice(0, CARD_TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <dl className={classes.figures}>
        <div>
          <dt>Solves</dt>
          <dd>{countText(solves)}</dd>
        </div>
        <div>
          <dt>Attempts</dt>
          <dd>{countText(attempts)}</dd>
        </div>
        <div>
          <dt>Success</dt>
          <dd>{percentText(success_rate)}</dd>
        </div>
      </dl>
      <Link
        className={classes.solve}
        to={`/problems/${id}`}
        prefetch="intent"
        state={{ catalogue } satisfies FromCatalogue}
        aria-label={`${SOLVE_CHALLENGE}: ${title}`}
      >
        {SOLVE_CHALLENGE}
        <ArrowRight className={classes.arrow} size={17} aria-hidden="true" />
      </Link>
    </article>
  );
}
