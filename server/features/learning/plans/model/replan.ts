import {
  hoursOf,
  type LearningProfile,
  type Plan,
  type PlanItem,
  reduced,
} from '@devorbit/contract/learning/plan-model.ts';
import { MAX_ITEMS, TOTAL_HOURS, WEEKLY_HOURS } from '@devorbit/contract/learning/plan-words.ts';
import type { Ground } from './ground.ts';
import { stepsOf, titled } from './make-plan.ts';
import { prioritised } from './priorities.ts';
import { planText, planTitle } from './words.ts';

/** What replanning never touches: what is done or skipped, the learner's own, and what they changed or wrote on. */
export const isFrozen = ({ completed, skipped = false, kind, edited, note }: PlanItem): boolean =>
  completed || skipped || kind === 'own' || edited || note !== '';

/**
 * The plan for another profile, or the same one again, around everything that is frozen: ticks, notes and the learner's own
 * steps stay as they are. The rest is planned into the hours that those leave.
 */
export function replan(ground: Ground, plan: Plan, profile: LearningProfile): Plan {
  const frozen = plan.items.filter(isFrozen);
  const excluded = new Set([...frozen.flatMap(({ concepts }) => concepts.map(({ id }) => id)), ...plan.removed]);
  const total = TOTAL_HOURS[profile.timeCommitment];
  const steps = stepsOf(ground, profile, {
    hours: Math.max(0, total - hoursOf(frozen)),
    excluded,
    taken: new Set(frozen.map(({ id }) => id)),
    most: MAX_ITEMS - frozen.length,
    around: frozen.length > 0,
  });
  const phases = steps.phases.length > 0 ? steps.phases : plan.phases;
  const items = joined(ground, frozen, steps.items, phases.length);
  const changed = profile.timeCommitment !== plan.profile.timeCommitment;
  const renamed = plan.title !== planTitle(ground, plan.profile);
  return {
    ...plan,
    title: renamed ? plan.title : planTitle(ground, profile),
    description: planText(ground, profile),
    estimatedTotalHours: hoursOf(items),
    items: prioritised(items),
    phases,
    later: titled(ground, steps.later),
    hoursPerWeek: changed ? WEEKLY_HOURS[profile.timeCommitment] : plan.hoursPerWeek,
    profile,
  };
}

/** What is done first, then everything where its concepts belong. Dependencies lead backwards only, so there is no circle. */
function joined(
  ground: Ground,
  frozen: readonly PlanItem[],
  fresh: readonly PlanItem[],
  phaseCount: number,
): PlanItem[] {
  const lastPlace = ({ concepts }: PlanItem): number =>
    Math.max(-1, ...concepts.map(({ id }) => ground.place.get(id) ?? -1));
  const keys = new Map<string, number>();
  // What has no concepts stays behind what it stood behind.
  for (const list of [frozen, fresh]) {
    let before = -1;
    for (const one of list) {
      const own = lastPlace(one);
      before = own < 0 ? before : Math.max(before, own);
      keys.set(one.id, one.completed ? -2 : before);
    }
  }
  const list = [...frozen, ...fresh]
    .map((one, at) => ({ one, at, key: keys.get(one.id) ?? 0 }))
    .toSorted((a, b) => a.key - b.key || a.at - b.at)
    .map(({ one }) => one);
  const holder = new Map<string, string>();
  for (const one of list) for (const { id } of one.concepts) holder.set(id, one.id);
  const met = new Set<string>();
  let phase = 0;
  const items = list.map((one) => {
    const needs = one.concepts.flatMap(({ id }) =>
      (ground.concepts.get(id)?.needs ?? []).flatMap((need) => holder.get(need) ?? []),
    );
    const dependencies = [...new Set([...one.dependencies, ...needs])].filter((id) => met.has(id));
    met.add(one.id);
    phase = Math.min(Math.max(phase, one.completed ? 0 : one.phase), Math.max(0, phaseCount - 1));
    return { ...one, dependencies, phase };
  });
  return reduced(items);
}
