import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import type { Ground } from './ground.ts';

/** What practice and reading take at each level, against the hours of a concept. */
const PACE = { beginner: 1, intermediate: 0.8, advanced: 0.65 } as const;
/** Hours are shared out in the end: a little more than fits makes each step a little shorter. */
const MAX_SQUEEZE = 1.1;
/** Below this part of the hours there is room for the beginning of what does not fit as a whole, and for neighbours. */
const FULL_ENOUGH = 0.7;
/** Fewer concepts make no plan: known ones then stay as refreshers. */
const LEAST_CONCEPTS = 6;

/** With everything that those concepts need. */
export function closedDown({ concepts }: Pick<Ground, 'concepts'>, ids: Iterable<string>): Set<string> {
  const closed = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const concept = concepts.get(id);
    if (closed.has(id) || concept === undefined) continue;
    closed.add(id);
    waiting.push(...concept.needs);
  }
  return closed;
}

/** What the goals are about, what matters most first; goals take turns. */
export function targetsOf({ goals }: Pick<Ground, 'goals'>, ids: readonly string[]): string[] {
  const targets = ids.flatMap((goal, turn) =>
    [...(goals.get(goal)?.targets ?? [])].map(([id, importance], at) => ({ id, importance, at, turn })),
  );
  const sorted = targets.toSorted((a, b) => b.importance - a.importance || a.at - b.at || a.turn - b.turn);
  return [...new Set(sorted.map(({ id }) => id))];
}

/** What the learner knows: by the answers, their marks and the placement. What they said they do not know is not. */
export function knownOf(ground: Ground, { assessment, learningGoals, known, unknown }: LearningProfile): Set<string> {
  const familiar = learningGoals.flatMap((goal) => ground.goals.get(goal)?.familiar[assessment[1]] ?? []);
  const closed = closedDown(ground, [...(ground.experience[assessment[0]] ?? []), ...familiar, ...known]);
  for (const id of unknown) closed.delete(id);
  return closed;
}

export const paceOf = ({ knowledgeLevel }: Pick<LearningProfile, 'knowledgeLevel'>): number => PACE[knowledgeLevel];

type Space = {
  hours: number;
  /** Out of it for good; they count as known to what needs them. */
  excluded: ReadonlySet<string>;
  /** The plan has other steps: nothing has to be found for it. */
  around: boolean;
};
type Fit = {
  /** In the order in which they are learned. */
  chosen: string[];
  /** Those of them that the learner knows. */
  refreshers: Set<string>;
  later: string[];
};

/** Which concepts a plan holds. */
export function fit(ground: Ground, profile: LearningProfile, { hours, excluded, around }: Space): Fit {
  const { concepts } = ground;
  const targets = targetsOf(ground, profile.learningGoals);
  const wanted = closedDown(ground, targets);
  const known = knownOf(ground, profile);
  const pace = paceOf(profile);
  const isOut = (id: string): boolean => known.has(id) || excluded.has(id);
  const costOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (concepts.get(id)?.hours ?? 0) * pace, 0);
  const chosen = new Set<string>();
  let sum = 0;
  const choose = (ids: readonly string[]): void => {
    for (const id of ids) chosen.add(id);
    sum += costOf(ids);
  };
  for (const target of targets) {
    const missing = isOut(target)
      ? []
      : [...closedDown(ground, [target])].filter((id) => !chosen.has(id) && !isOut(id));
    if (sum + costOf(missing) <= hours * MAX_SQUEEZE) choose(missing);
  }

  // Whose needs are all met: the first of what does not fit as a whole, then what is next to the goals.
  const isOpen = (id: string): boolean =>
    !chosen.has(id) && !isOut(id) && (concepts.get(id)?.needs ?? []).every((need) => chosen.has(need) || isOut(need));
  const fill = (ids: readonly string[]): void => {
    for (let more = true; more && sum < hours * FULL_ENOUGH;) {
      const next = ids.find((id) => isOpen(id) && sum + costOf([id]) <= hours * MAX_SQUEEZE);
      more = next !== undefined;
      if (next !== undefined) choose([next]);
    }
  };
  fill(ground.order.filter((id) => wanted.has(id)));
  const areas = new Set(targets.map((id) => concepts.get(id)?.area));
  const nearness = (id: string): number => {
    const concept = concepts.get(id);
    if (concept === undefined) return 0;
    return (areas.has(concept.area) ? 10 : 0) + concept.needs.filter((need) => wanted.has(need)).length - concept.level;
  };
  fill(ground.order.filter((id) => !wanted.has(id)).toSorted((a, b) => nearness(b) - nearness(a)));

  const refreshers = new Set<string>();
  if (chosen.size < LEAST_CONCEPTS && !around)
    for (const id of [...targets, ...ground.order]) {
      if (chosen.size >= LEAST_CONCEPTS) break;
      if (chosen.has(id)) continue;
      chosen.add(id);
      if (known.has(id)) refreshers.add(id);
    }
  return {
    chosen: ordered(ground, chosen),
    refreshers,
    later: ground.order.filter((id) => wanted.has(id) && !chosen.has(id) && !isOut(id)),
  };
}

/** Each behind what it needs: staying in an area as long as one can, else where the longest way begins. */
function ordered({ concepts, opens, order }: Ground, chosen: ReadonlySet<string>): string[] {
  const ahead = new Map<string, number>();
  for (const id of order.toReversed())
    if (chosen.has(id))
      ahead.set(
        id,
        (concepts.get(id)?.hours ?? 0) + Math.max(0, ...(opens.get(id) ?? []).map((one) => ahead.get(one) ?? 0)),
      );
  const left = new Map(
    [...chosen].map((id) => [id, concepts.get(id)?.needs.filter((need) => chosen.has(need)).length]),
  );
  const ready = new Set([...left].filter(([, count]) => count === 0).map(([id]) => id));
  const sorted: string[] = [];
  let area: string | undefined;
  const better = (one: string, other: string): string => {
    const near = Number(concepts.get(one)?.area === area) - Number(concepts.get(other)?.area === area);
    const far = (ahead.get(one) ?? 0) - (ahead.get(other) ?? 0);
    return near > 0 || (near === 0 && (far > 0 || (far === 0 && one < other))) ? one : other;
  };
  while (ready.size > 0) {
    const next = [...ready].reduce(better);
    area = concepts.get(next)?.area;
    ready.delete(next);
    sorted.push(next);
    for (const id of opens.get(next) ?? []) {
      const count = left.get(id);
      if (count === undefined) continue;
      left.set(id, count - 1);
      if (count === 1) ready.add(id);
    }
  }
  return sorted;
}
