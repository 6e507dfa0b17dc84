import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { card, cluster, grid, pad, plainLink, row, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { type WaitingLine, WaitingLines } from '../../../../ui/waiting-lines.tsx';
import { collectionsQuery } from '../api.ts';
import { ALL_STUDY_PLANS, STUDY_PLANS, STUDY_PLANS_FAILURE } from '../copy.ts';
import { plansToShow } from '../model.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './plan-section.module.css';

/** Plans in the section: a row of them. */
const ROOM = 4;

const waitingPlan: readonly WaitingLine[] = [{ height: 22, width: '62%' }, { height: 38 }, { height: 14 }];

/** A few study plans, those first that were begun; absent where there are none. */
export function PlanSection() {
  const list = useQuery(collectionsQuery());
  if (list.data?.length === 0) return null;
  return (
    <section className={stack(4)} aria-labelledby="study-plans" aria-busy={list.isPending}>
      <div className={cluster([2, 4], { justify: 'between', align: 'baseline' })}>
        <h2 className={text('part')} id="study-plans">
          {STUDY_PLANS}
        </h2>
        <Link className={`${plainLink} ${row(1)} ${text('small', 'strong')} ${classes.all}`} to={pathOf('collections')}>
          {ALL_STUDY_PLANS}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
      {list.data ? (
        <ul className={`${grid(4)} ${classes.list}`}>
          {plansToShow(list.data, ROOM).map((plan) => (
            <PlanCard key={plan.slug} plan={plan} heading="h3" />
          ))}
        </ul>
      ) : list.isPending ? (
        <div className={`${grid(4)} ${classes.list}`} aria-hidden="true">
          {Array.from({ length: ROOM }, (_, at) => (
            <div className={`${card('lifted')} ${pad(4)} ${classes.waiting}`} key={at}>
              <WaitingLines lines={waitingPlan} gap={12} />
            </div>
          ))}
        </div>
      ) : (
        <LoadFailure query={list} title={STUDY_PLANS_FAILURE} frame="line" />
      )}
    </section>
  );
}
