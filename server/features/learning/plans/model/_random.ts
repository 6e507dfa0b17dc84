import type { PlanEdit } from '@devorbit/contract/learning/plan-edits.ts';
import type { LearningProfile, Plan } from '@devorbit/contract/learning/plan-model.ts';
import {
  experienceAnswers,
  familiarityAnswers,
  knowledgeLevels,
  learningStyles,
  timeCommitments,
} from '@devorbit/contract/learning/plan-words.ts';
import type { Ground } from './ground.ts';

/** Numbers below 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const oneOf = <T>(random: () => number, things: readonly T[]): T => {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to draw from');
  return thing;
};
const someOf = <T>(random: () => number, things: readonly T[], most: number): T[] => {
  const count = Math.floor(random() * (Math.min(most, things.length) + 1));
  return things
    .map((thing) => ({ thing, by: random() }))
    .toSorted((a, b) => a.by - b.by)
    .slice(0, count)
    .map(({ thing }) => thing);
};
const least1 = <T>(random: () => number, things: readonly T[], most: number): T[] => {
  const some = someOf(random, things, most);
  return some.length > 0 ? some : [oneOf(random, things)];
};

/** A profile that somebody could have; now and then one who knows nearly everything. */
export function randomProfile(ground: Ground, random: () => number): LearningProfile {
  const ids = [...ground.concepts.keys()];
  const learned = random();
  return {
    knowledgeLevel: oneOf(random, knowledgeLevels),
    learningGoals: least1(random, [...ground.goals.keys()], 4),
    timeCommitment: oneOf(random, timeCommitments),
    learningStyles: least1(random, learningStyles, 5),
    assessment: { 0: oneOf(random, experienceAnswers), 1: oneOf(random, familiarityAnswers) },
    known: someOf(random, ids, learned < 0.1 ? ids.length : learned < 0.5 ? 30 : 0),
    unknown: someOf(random, ids, learned > 0.8 ? 20 : 0),
    start: '2026-11-23',
  };
}

/** An edit that somebody could try: now and then one that is refused. */
export function randomEdit(plan: Plan, ground: Ground, random: () => number): PlanEdit {
  const item = random() < 0.02 ? 'nobody' : oneOf(random, plan.items).id;
  const what = random();
  if (what < 0.34) return { kind: 'tick', item, completed: random() < 0.85 };
  if (what < 0.38) return { kind: 'skip', item, skipped: random() < 0.7 };
  if (what < 0.42) return { kind: 'merge', item };
  if (what < 0.46) return { kind: 'split', item, duration: 1 + Math.floor(random() * 6), title: 'The rest of it' };
  if (what < 0.54) return { kind: 'move', item, to: Math.floor(random() * plan.items.length) };
  if (what < 0.61) return { kind: 'note', item, note: random() < 0.2 ? '' : `note ${Math.floor(random() * 1000)}` };
  if (what < 0.68) return { kind: 'rename', item, title: `Step ${Math.floor(random() * 1000)}` };
  if (what < 0.76) return { kind: 'hours', item, duration: 1 + Math.floor(random() * 30) };
  if (what < 0.84) return { kind: 'remove', item };
  if (what < 0.96) {
    const id = oneOf(random, [...ground.concepts.keys()]);
    return {
      kind: 'add',
      title: 'My own step',
      duration: 1 + Math.floor(random() * 9),
      ...(random() < 0.6 ? { after: item } : {}),
      ...(random() < 0.5 ? { concept: { id, title: ground.concepts.get(id)?.title ?? id } } : {}),
    };
  }
  return { kind: 'pace', hoursPerWeek: 1 + Math.floor(random() * 30) };
}
