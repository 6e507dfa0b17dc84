import { completionOf, countedIn, statusesOf } from '@devorbit/contract/learning/plan-model.ts';
import type { PlanRow, SavedPlan } from '@devorbit/contract/learning/plans.ts';
import type { StoredPlan } from './store.ts';

export const presentPlan = ({ id, revision, document, undo }: StoredPlan): SavedPlan => ({
  id,
  revision,
  plan: document,
  undo,
});

export function presentPlanRow({ id, document, updated_at }: StoredPlan): PlanRow {
  const { title, estimatedTotalHours, items } = document;
  const statuses = statusesOf(items);
  const counted = countedIn(items);
  return {
    id,
    title,
    estimatedTotalHours,
    done: counted.filter(({ completed }) => completed).length,
    total: counted.length,
    percent: completionOf(items),
    next: items.find((item) => statuses.get(item.id) === 'available')?.title ?? null,
    updatedAt: updated_at,
  };
}
