import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Recommendation } from '@devorbit/contract/practice/guidance.ts';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { card, cardLink, pad, plainLink, row, stack, text } from '../../../../../ui/layout.ts';
import { DifficultyBadge } from '../../components/problem-badges.tsx';
import { type FromCatalogue, isPlainClick } from '../../reading/model.ts';
import { readUp } from '../copy.ts';
import classes from './for-you.module.css';

type Props = { recommendation: Recommendation; onOpen: (id: number) => void };

/** As with the other cards, a plain click opens the problem over the page. */
export function RecommendedCard({ recommendation: { problem, reason, concept }, onOpen }: Props) {
  const { pathname, search } = useLocation();
  const why = useId();
  return (
    <li className={`${stack(2)} ${card('lifted')} ${cardLink} ${pad(4)} ${classes.card}`}>
      <div className={`${row(2, { justify: 'between' })} ${text('quiet', 'fine', 'tabular')}`}>
        <DifficultyBadge difficulty={problem.difficulty} />
        <span>Solved by {numberText(problem.solves)}</span>
      </div>
      <Link
        className={`${plainLink} ${text('breaking')} ${classes.title}`}
        to={pathOf('problem', { id: problem.id })}
        state={{ catalogue: pathname + search } satisfies FromCatalogue}
        aria-describedby={why}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(problem.id);
        }}
      >
        {problem.title}
      </Link>
      <p className={text('quiet', 'small')} id={why}>
        {reason}
      </p>
      {concept !== null && (
        <p className={`${text('small')} ${classes.concept}`}>
          <Link to={pathOf('concept', { id: concept.id })}>{readUp(concept.title)}</Link>
        </p>
      )}
    </li>
  );
}
