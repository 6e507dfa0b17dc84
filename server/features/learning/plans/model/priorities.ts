import type { PlanItem } from '@devorbit/contract/learning/plan-model.ts';

const LOWEST = 5;

/** 1 for what lies on the longest way through the plan, then 2 to 5 by how long it can wait. Of items in their order. */
export function prioritised(items: readonly PlanItem[]): PlanItem[] {
  const earliest = new Map<string, number>();
  for (const { id, duration, dependencies } of items)
    earliest.set(id, duration + Math.max(0, ...dependencies.map((one) => earliest.get(one) ?? 0)));
  const whole = Math.max(0, ...earliest.values());
  const latest = new Map(items.map(({ id }) => [id, whole]));
  for (const { id, duration, dependencies } of items.toReversed())
    for (const one of dependencies)
      latest.set(one, Math.min(latest.get(one) ?? whole, (latest.get(id) ?? whole) - duration));
  const slackOf = (id: string): number => (latest.get(id) ?? 0) - (earliest.get(id) ?? 0);
  const most = Math.max(1, ...items.map(({ id }) => slackOf(id)));
  return items.map((item) => {
    const slack = slackOf(item.id);
    return { ...item, priority: slack <= 0 ? 1 : Math.min(LOWEST, 2 + Math.floor((slack / most) * 3.999)) };
  });
}
