import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Problem } from '@devorbit/contract/practice/problems.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { card, cardLink, clamp, cluster, figures, pad, row, stack, text } from '../../../../../ui/layout.ts';
import { DifficultyBadge, NoTestsMark, SolvedMark, SourceBadge } from '../../components/problem-badges.tsx';
import { SOLVE_CHALLENGE } from '../../copy.ts';
import { CARD_TAGS, percentText } from '../../model.ts';
import { type FromCatalogue, isPlainClick } from '../../reading/model.ts';
import { statementPreview } from '../statement-preview.ts';
import classes from './problem-card.module.css';

type Props = {
  problem: Problem;
  /** The address of the list that the card stands in, for the way back. */
  catalogue: string;
  /** Opens the problem over the page. */
  onOpen: (id: number) => void;
};

/** Its link leads to the problem's page; a plain click opens the problem over this one instead. */
export function ProblemCard({ problem, catalogue, onOpen }: Props) {
  const { id, title, difficulty, source, tags, solves, attempts, success_rate } = problem;
  return (
    <article className={`${stack(3)} ${card('lifted')} ${cardLink} ${pad(5)} ${classes.card}`}>
      <div className={`${cluster(2)} ${classes.badges}`}>
        <DifficultyBadge difficulty={difficulty} />
        <SourceBadge source={source} />
        {problem.tests === 0 && <NoTestsMark />}
        {problem.user_solved && <SolvedMark />}
      </div>
      <h3 className={`${text('part', 'breaking')} ${classes.title}`}>{title}</h3>
      <p className={`${clamp} ${text('quiet', 'small')} ${classes.statement}`}>{statementPreview(problem.statement)}</p>
      {tags.length > 0 && (
        <ul className={`${cluster([1, 3])} ${text('quiet', 'fine', 'breaking')} ${classes.tags}`} aria-label="Tags">
          {tags.slice(0, CARD_TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <dl className={`${row(5)} ${figures} ${classes.figures}`}>
        <div>
          <dt>Solves</dt>
          <dd>{numberText(solves)}</dd>
        </div>
        <div>
          <dt>Attempts</dt>
          <dd>{numberText(attempts)}</dd>
        </div>
        <div>
          <dt>Success</dt>
          <dd>{percentText(success_rate)}</dd>
        </div>
      </dl>
      <Link
        className={`${row(2)} ${text('strong')} ${classes.solve}`}
        to={pathOf('problem', { id })}
        state={{ catalogue } satisfies FromCatalogue}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(id);
        }}
        aria-label={`${SOLVE_CHALLENGE}: ${title}`}
      >
        {SOLVE_CHALLENGE}
        <ArrowRight className={classes.arrow} size={17} aria-hidden="true" />
      </Link>
    </article>
  );
}
