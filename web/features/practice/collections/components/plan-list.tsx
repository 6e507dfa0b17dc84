import type { CollectionSummary } from '@devorbit/contract/practice/collections.ts';
import { useQuery } from '@tanstack/react-query';
import { grid, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { collectionsQuery } from '../api.ts';
import { GROUP_NAMES, STUDY_PLANS_FAILURE } from '../copy.ts';
import { groupsOf } from '../model.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './plan-list.module.css';

/** All study plans by group. `written` are those of the page as it was built, which stand there until the server has answered. */
export function PlanList({ written }: { written: readonly CollectionSummary[] }) {
  const list = useQuery(collectionsQuery());
  return (
    <div className={stack(6)} aria-busy={list.isPending}>
      {list.isError && <LoadFailure query={list} title={STUDY_PLANS_FAILURE} frame="line" />}
      {groupsOf(list.data ?? written).map(([group, plans]) => (
        <section key={group} className={stack(4)} aria-labelledby={`plans-${group}`}>
          <h2 className={text('part')} id={`plans-${group}`}>
            {GROUP_NAMES[group]}
          </h2>
          <ul className={`${grid(4)} ${classes.plans}`}>
            {plans.map((plan) => (
              <PlanCard key={plan.slug} plan={plan} heading="h3" />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
