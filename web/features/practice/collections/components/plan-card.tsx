import { pathOf } from '@devorbit/contract/path-of.ts';
import type { CollectionSummary } from '@devorbit/contract/practice/collections.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { card, cardLink, clamp, cluster, pad, plainLink, row, stack, text, unseen } from '../../../../ui/layout.ts';
import { hoursText, problemInCollection, wayOn } from '../model.ts';
import { PlanProgress } from './plan-progress.tsx';
import classes from './plan-card.module.css';

/** A study plan: what it is, how far one has come, and the way on. */
export function PlanCard({ plan, heading: Heading }: { plan: CollectionSummary; heading: 'h3' }) {
  const { slug, title, summary, hours, next } = plan;
  const way = wayOn(plan);
  return (
    <li className={`${stack(3)} ${card('lifted')} ${cardLink} ${pad(4)} ${classes.card}`}>
      <div className={stack(1)}>
        <Heading className={classes.title}>
          <Link className={plainLink} to={pathOf('collection', { slug })}>
            {title}
          </Link>
        </Heading>
        <p className={`${clamp} ${text('quiet', 'small')}`}>{summary}</p>
      </div>
      <PlanProgress plan={plan} />
      <div className={`${cluster([1, 3], { justify: 'between' })} ${text('small')}`}>
        <span className={text('quiet', 'fine')}>{hoursText(hours)}</span>
        {way !== null && next !== null && (
          <Link className={`${row(1)} ${text('strong')} ${classes.way}`} to={problemInCollection(next.id, slug)}>
            <span>
              {way}
              <span className={unseen}>
                {' '}
                {title}: {next.title}
              </span>
            </span>
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
      </div>
    </li>
  );
}
