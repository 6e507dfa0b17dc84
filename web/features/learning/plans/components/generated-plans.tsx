import type { PlanRow } from '@devorbit/contract/learning/plans.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../../platform/format/plurals.ts';
import { ButtonLink, PlainButton } from '../../../../ui/button-link.tsx';
import {
  card,
  cardLink,
  cluster,
  grid,
  pad,
  plainLink,
  row,
  stack,
  stretchedLink,
  text,
} from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { deletePlan, listPlans } from '../api.ts';
import classes from './generated-plans.module.css';

/** A member’s generated roadmaps. Deleted ones can’t be brought back, so that is asked in place first. */
export function GeneratedPlans() {
  const [plans, setPlans] = useState<PlanRow[] | 'failed' | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  /** The one that is there still, as deleting it failed. */
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    listPlans(controller.signal).then(setPlans, () => {
      if (!controller.signal.aborted) setPlans('failed');
    });
    return () => controller.abort();
  }, []);
  const [deleting, setDeleting] = useState<number | null>(null);
  const remove = async ({ id, title }: PlanRow) => {
    if (deleting !== null) return;
    setKept(null);
    if (asked !== id) {
      setAsked(id);
      return;
    }
    setDeleting(id);
    try {
      await deletePlan(id);
      setPlans((shown) => (Array.isArray(shown) ? shown.filter((plan) => plan.id !== id) : shown));
    } catch {
      setKept(title);
    }
    setDeleting(null);
  };
  return (
    <section className={stack(4)} aria-labelledby="generated">
      <div className={cluster(3, { justify: 'between' })}>
        <h2 className={text('part')} id="generated">
          Generated
        </h2>
        <ButtonLink to={pathOf('ai-learning-roadmap')} tone="plain" size="small">
          Create New Roadmap
        </ButtonLink>
      </div>
      {plans === null || plans === 'failed' ? (
        <p className={text('quiet')} role="status">
          {plans === null ? 'Loading your plans…' : 'Your plans couldn’t be loaded. Please try again in a moment.'}
        </p>
      ) : plans.length === 0 ? (
        <p className={text('quiet')}>No generated roadmaps yet. The wizard makes one in two minutes.</p>
      ) : (
        <ul className={`${grid(4)} ${classes.cards}`}>
          {plans.map((plan) => {
            const { id, title, estimatedTotalHours, done, total, percent, next } = plan;
            return (
              <li key={id} className={`${stack(3)} ${card('lifted')} ${cardLink} ${pad(4)} ${classes.card}`}>
                <div className={stack(1)}>
                  <h3 className={classes.title}>
                    <Link
                      className={`${plainLink} ${stretchedLink}`}
                      to={`${pathOf('ai-learning-roadmap')}?${new URLSearchParams({ plan: String(id) })}`}
                    >
                      {title}
                    </Link>
                  </h3>
                  <p className={text('quiet', 'small')}>
                    {counted(estimatedTotalHours, 'hour')} · {next === null ? 'All done' : `Next up: ${next}`}
                  </p>
                </div>
                <div className={row(3)}>
                  <span className={text('quiet', 'fine', 'tabular')}>
                    {done} of {total}
                  </span>
                  <Meter part={percent / 100} />
                  <span className={text('quiet', 'fine', 'tabular')}>{percent}%</span>
                </div>
                <div className={classes.acts}>
                  <PlainButton
                    tone="quiet"
                    size="small"
                    aria-label={`${deleting === id ? 'Deleting' : asked === id ? 'Really delete' : 'Delete'} ${title}`}
                    aria-disabled={deleting !== null}
                    onClick={() => void remove(plan)}
                  >
                    {deleting === id ? 'Deleting…' : asked === id ? 'Really delete?' : 'Delete'}
                  </PlainButton>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {kept !== null && <p role="alert">“{kept}” couldn’t be deleted. Please try again in a moment.</p>}
    </section>
  );
}
