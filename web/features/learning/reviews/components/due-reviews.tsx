import type { ReviewsDue } from '@devorbit/contract/learning/reviews.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { longDayText } from '../../../../platform/format/dates.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { cluster, stack, tag, text } from '../../../../ui/layout.ts';
import { fetchDue } from '../api.ts';
import { DUE, DUE_FAILED, DUE_NONE, dueText, nextText, REVIEW_NOW } from '../copy.ts';
import classes from './due-reviews.module.css';

/** How much is due for review, by concept. */
export function DueReviews() {
  const [known, setKnown] = useState<ReviewsDue | 'failed' | null>(null);
  useEffect(() => {
    const control = new AbortController();
    fetchDue(control.signal).then(setKnown, () => {
      if (!control.signal.aborted) setKnown('failed');
    });
    return () => control.abort();
  }, []);
  return (
    <section className={stack(4)} aria-labelledby="due">
      <div className={cluster(3, { justify: 'between' })}>
        <h2 className={text('part')} id="due">
          {DUE}
        </h2>
        <ButtonLink to={pathOf('reviews')} tone="plain" size="small">
          {REVIEW_NOW}
        </ButtonLink>
      </div>
      {known === null || known === 'failed' ? (
        <p className={text('quiet')} role="status">
          {known === null ? 'Loading your reviews…' : DUE_FAILED}
        </p>
      ) : known.due === 0 ? (
        <p className={text('quiet')}>
          {DUE_NONE} {known.next_on !== null && nextText(longDayText(known.next_on))}
        </p>
      ) : (
        <ul className={`${cluster(3)} ${classes.concepts}`}>
          {known.concepts.map(({ id, title, due }) => (
            <li key={id} className={cluster(2)}>
              <Link to={pathOf('concept', { id })}>{title}</Link>
              <span className={tag} data-tone="signal">
                {dueText(due)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
