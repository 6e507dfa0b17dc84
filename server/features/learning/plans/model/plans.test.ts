import {
  applyEdit,
  DONE_ALREADY,
  LAST_ITEM,
  LOCKED,
  NO_PART,
  NOT_ALIKE,
  NOTHING_FOLLOWS,
  OUT_OF_ORDER,
  PlanEditRefusal,
  TOO_SHORT,
} from '@devorbit/contract/learning/plan-edits.ts';
import {
  completionOf,
  datesOf,
  type LearningProfile,
  type Plan,
  planFaults,
  statusesOf,
  weeklyHoursNeeded,
} from '@devorbit/contract/learning/plan-model.ts';
import {
  goalOptions,
  MAX_PLACEMENT_QUESTIONS,
  styleType,
  timeCommitments,
  TOTAL_HOURS,
} from '@devorbit/contract/learning/plan-words.ts';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '../../../../folders.ts';
import { chainFaults, freshFaults } from './_chains.ts';
import { simulatedPlacement } from './_learners.ts';
import { randomOf, randomProfile } from './_random.ts';
import { closedDown, knownOf } from './fit.ts';
import { makePlan } from './make-plan.ts';
import { apportioned } from './pieces.ts';
import { place, questionAbout } from './placement.ts';
import { readGround } from './read-ground.ts';
import { isFrozen, replan } from './replan.ts';

const ground = readGround(contentFolder('.'));
const profile = (more: Partial<LearningProfile> = {}): LearningProfile => ({
  knowledgeLevel: 'beginner',
  learningGoals: [goalOptions[0]],
  timeCommitment: '10-20 hours per week',
  learningStyles: ['Interactive Coding', 'Theoretical Study'],
  assessment: { 0: 'beginner', 1: 'none' },
  known: [],
  unknown: [],
  start: '2026-11-23',
  ...more,
});
const idsOf = (plan: Plan): string[] => plan.items.flatMap(({ concepts }) => concepts.map(({ id }) => id));
const ticked = (plan: Plan, count: number): Plan =>
  plan.items.slice(0, count).reduce((now, { id }) => applyEdit(now, { kind: 'tick', item: id, completed: true }), plan);

describe('the planner', () => {
  test.each(goalOptions.flatMap((goal) => timeCommitments.map((time) => [goal, time] as const)))(
    'plans “%s” for %s to the hour',
    (goal, timeCommitment) => {
      const plan = makePlan(ground, profile({ learningGoals: [goal], timeCommitment }));
      expect(freshFaults(plan, makePlan(ground, profile({ learningGoals: [goal], timeCommitment })))).toEqual([]);
      expect(plan.estimatedTotalHours).toBe(TOTAL_HOURS[timeCommitment]);
      expect(plan.title).toBe(goal);
      expect(new Set(plan.items.map(({ title }) => title)).size).toBe(plan.items.length);
    },
  );

  test('300 random profiles: exact, in order, the same twice', () => {
    const wrong = Array.from({ length: 300 }, (_, at) => {
      const own = randomProfile(ground, randomOf(at + 1));
      return freshFaults(makePlan(ground, own), makePlan(ground, structuredClone(own)));
    }).filter((faults) => faults.length > 0);
    expect(wrong).toEqual([]);
  });

  test('everything that a concept needs stands before it, or is known', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const own = randomProfile(ground, randomOf(seed));
      const met = knownOf(ground, own);
      const plan = makePlan(ground, own);
      // Refreshers are known already; whatever else is new has its needs met.
      for (const id of idsOf(plan)) {
        if (!met.has(id))
          expect([id, ground.concepts.get(id)?.needs.filter((need) => !met.has(need))]).toEqual([id, []]);
        met.add(id);
      }
    }
  });

  test('leaves out what is known with all that it needs, and keeps what is said not to be', () => {
    const known = profile({ known: ['linear-regression'] });
    const planned = idsOf(makePlan(ground, known));
    for (const id of closedDown(ground, ['linear-regression'])) expect(planned).not.toContain(id);
    const doubted = idsOf(makePlan(ground, { ...known, unknown: ['vector'] }));
    expect(doubted).toContain('vector');
  });

  test('says what did not fit, and more hours hold more', () => {
    const small = makePlan(ground, profile({ timeCommitment: '1-5 hours per week' }));
    const large = makePlan(ground, profile({ timeCommitment: '20+ hours per week' }));
    expect(small.later.length).toBeGreaterThan(large.later.length);
    expect(idsOf(large).length).toBeGreaterThan(idsOf(small).length);
    expect(small.later.filter(({ id }) => idsOf(small).includes(id))).toEqual([]);
  });

  test('steps are of the chosen styles where we have something of them', () => {
    const { items } = makePlan(ground, profile());
    const types = new Set(items.filter(({ kind }) => kind === 'step').map(({ resourceType }) => resourceType));
    expect([...types].toSorted()).toEqual([styleType['Theoretical Study'], styleType['Interactive Coding']].toSorted());
  });

  test('a ready roadmap is a goal, too', () => {
    const plan = makePlan(ground, profile({ learningGoals: ['role/frontend'] }));
    expect([plan.title, planFaults(plan)]).toEqual(['Frontend', []]);
    expect(idsOf(plan)).toContain('html');
  });

  test('steps lead to the lessons that teach their concepts, with their minutes', () => {
    const own = profile({
      learningGoals: ['role/frontend'],
      timeCommitment: '20+ hours per week',
      learningStyles: ['Interactive Coding'],
    });
    const { items } = makePlan(ground, own);
    const step = items.find(({ concepts }) => concepts.some(({ id }) => id === 'react-state'));
    expect(step?.resourceType).toBe('interactive');
    expect(step?.link).toMatch(/^\/learn\/react\//);
    expect(step?.lessons).toContainEqual({
      title: 'What a component remembers',
      link: '/learn/react/state#what-a-component-remembers',
      minutes: 25,
    });
    for (const { concepts, lessons = [] } of items)
      for (const lesson of lessons)
        expect(concepts.some(({ id }) => ground.lessons.get(id)?.includes(lesson))).toBe(true);
    const without = makePlan(ground, profile()).items.filter(({ lessons }) => lessons === undefined);
    expect(without.length).toBeGreaterThan(0);
  });

  test('hours are shared out by largest remainders, each at least one', () => {
    expect(apportioned([10, 15, 20, 15], 40).reduce((sum, one) => sum + one)).toBe(40);
    expect(apportioned([1, 1, 1], 10).toSorted()).toEqual([3, 3, 4]);
    expect(apportioned([0.001, 100], 5)).toEqual([1, 4]);
    expect(apportioned([0, 0], 5)).toEqual([3, 2]);
    expect(() => apportioned([1, 1, 1], 2)).toThrow('too few');
  });
});

describe('a plan', () => {
  const plan = makePlan(ground, profile());
  const [first, second] = plan.items;

  test('begins with a free step; others open when what they depend on is done', () => {
    expect(first?.dependencies).toEqual([]);
    expect(statusesOf(plan.items).get(first?.id ?? '')).toBe('available');
    expect(statusesOf(plan.items).get(second?.id ?? '')).toBe('locked');
    expect(() => applyEdit(plan, { kind: 'tick', item: second?.id ?? '', completed: true })).toThrow(LOCKED);
    const after = ticked(plan, 1);
    expect(statusesOf(after.items).get(second?.id ?? '')).toBe('available');
    expect(completionOf(after.items)).toBe(Math.round(100 / plan.items.length));
  });

  test('what depends on a step that is no longer done is locked again, and what was done stays so', () => {
    const two = ticked(plan, 2);
    const back = applyEdit(two, { kind: 'tick', item: first?.id ?? '', completed: false });
    expect(back.items[1]?.completed).toBe(true);
    expect(statusesOf(back.items).get(plan.items[2]?.id ?? '')).toBe(
      plan.items[2]?.dependencies.includes(second?.id ?? '') ? 'available' : 'locked',
    );
  });

  test('a step moves no further than what it depends on allows', () => {
    expect(() => applyEdit(plan, { kind: 'move', item: second?.id ?? '', to: 0 })).toThrow(OUT_OF_ORDER);
    const checkpoint = plan.items.find(({ kind }) => kind === 'checkpoint');
    const at = plan.items.findIndex(({ id }) => id === checkpoint?.id);
    const moved = applyEdit(plan, { kind: 'move', item: checkpoint?.id ?? '', to: at + 1 });
    expect([moved.items[at + 1]?.id, planFaults(moved)]).toEqual([checkpoint?.id, []]);
  });

  test('without a step, what needed it needs what that needed, and the hours follow', () => {
    const gone = plan.items[1];
    const less = applyEdit(plan, { kind: 'remove', item: gone?.id ?? '' });
    expect(less.estimatedTotalHours).toBe(plan.estimatedTotalHours - (gone?.duration ?? 0));
    expect(less.items[1]?.dependencies).toEqual(gone?.dependencies);
    expect([planFaults(less), less.removed]).toEqual([[], gone?.concepts.map(({ id }) => id)]);
  });

  test('a skipped step frees what waits for it, counts for nothing, and can be taken up again', () => {
    const skip = (of: Plan, item: string, skipped = true) => applyEdit(of, { kind: 'skip', item, skipped });
    const [id = '', next = ''] = [first?.id, second?.id];
    expect(statusesOf(plan.items).get(next)).toBe('locked');
    const less = skip(plan, id);
    expect([statusesOf(less.items).get(id), statusesOf(less.items).get(next)]).toEqual(['skipped', 'available']);
    expect(less.estimatedTotalHours).toBe(plan.estimatedTotalHours - (first?.duration ?? 0));
    expect([planFaults(less), datesOf(less).get(next)?.from]).toEqual([[], plan.profile.start]);
    expect(skip(less, id, false)).toEqual({
      ...plan,
      items: plan.items.with(0, { ...plan.items[0]!, skipped: false }),
    });
    const done = applyEdit(less, { kind: 'tick', item: id, completed: true });
    expect([done.estimatedTotalHours, done.items[0]?.skipped]).toEqual([plan.estimatedTotalHours, false]);
    expect(() => skip(done, id)).toThrow(DONE_ALREADY);
    const one = plan.items.slice(1).reduce((now, item) => skip(now, item.id), plan);
    expect(() => skip(one, id)).toThrow(LAST_ITEM);
    expect(() => applyEdit(one, { kind: 'remove', item: id })).toThrow(LAST_ITEM);
    expect(completionOf(applyEdit(one, { kind: 'tick', item: id, completed: true }).items)).toBe(100);
    const again = replan(ground, less, plan.profile);
    expect(again.items.find((item) => item.id === id)?.skipped).toBe(true);
    expect(
      again.items.flatMap(({ concepts }) => concepts).filter((one) => one.id === first?.concepts[0]?.id),
    ).toHaveLength(1);
  });

  test('two steps become one that waits for what either waited for', () => {
    const merge = (of: Plan, item: string) => applyEdit(of, { kind: 'merge', item });
    const at = plan.items.findIndex(({ kind }, place) => kind === 'step' && plan.items[place + 1]?.kind === 'step');
    const [one, two] = [plan.items[at], plan.items[at + 1]];
    if (!one || !two) throw new Error('The plan has no two steps in a row');
    const noted = applyEdit(applyEdit(plan, { kind: 'note', item: one.id, note: 'ask Ravi' }), {
      kind: 'note',
      item: two.id,
      note: 'page 7',
    });
    const less = merge(noted, one.id);
    const both = less.items[at];
    expect([planFaults(less), less.items.length, less.estimatedTotalHours]).toEqual([
      [],
      plan.items.length - 1,
      plan.estimatedTotalHours,
    ]);
    expect(both).toMatchObject({
      id: one.id,
      duration: one.duration + two.duration,
      note: 'ask Ravi\n\npage 7',
      edited: true,
    });
    expect(both?.concepts).toEqual([...one.concepts, ...two.concepts]);
    for (const { id, dependencies } of plan.items)
      if (dependencies.includes(two.id)) {
        const anew = less.items.find((item) => item.id === id);
        expect(anew?.dependencies).not.toContain(two.id);
      }
    expect(() => merge(plan, plan.items.at(-1)?.id ?? '')).toThrow(NOTHING_FOLLOWS);
    const before = plan.items.findIndex(({ kind }) => kind === 'checkpoint') - 1;
    expect(() => merge(plan, plan.items[before]?.id ?? '')).toThrow(NO_PART);
    expect(() => merge(ticked(plan, at + 1), one.id)).toThrow(NOT_ALIKE);
    expect(merge(ticked(plan, at + 2), one.id).items[at]?.completed).toBe(true);
  });

  test('a step becomes two, one behind the other, with its hours, concepts and lessons between them', () => {
    const item = plan.items.find(
      ({ kind, duration, concepts }) => kind === 'step' && duration > 3 && concepts.length > 1,
    );
    if (!item) throw new Error('The plan has no step to divide');
    const split = (of: Plan, duration: number) =>
      applyEdit(of, { kind: 'split', item: item.id, duration, title: 'The rest of it' });
    const noted = applyEdit(plan, { kind: 'note', item: item.id, note: 'ask Ravi' });
    const more = split(noted, 1);
    const at = more.items.findIndex(({ id }) => id === item.id);
    const [one, two] = [more.items[at], more.items[at + 1]];
    expect([planFaults(more), more.estimatedTotalHours]).toEqual([[], plan.estimatedTotalHours]);
    expect([one?.duration, two?.duration, two?.title, two?.dependencies]).toEqual([
      1,
      item.duration - 1,
      'The rest of it',
      [item.id],
    ]);
    expect([one?.note, two?.note]).toEqual(['ask Ravi', '']);
    expect([...(one?.concepts ?? []), ...(two?.concepts ?? [])]).toEqual(item.concepts);
    expect([...(one?.lessons ?? []), ...(two?.lessons ?? [])]).toEqual(item.lessons ?? []);
    for (const { id, dependencies } of plan.items)
      if (dependencies.includes(item.id))
        expect(more.items.find((other) => other.id === id)?.dependencies).toContain(two?.id);
    expect(() => split(plan, item.duration)).toThrow(TOO_SHORT);
    expect(() =>
      split(applyEdit(ticked(plan, plan.items.indexOf(item)), { kind: 'tick', item: item.id, completed: true }), 1),
    ).toThrow(DONE_ALREADY);
    expect(planFaults(applyEdit(more, { kind: 'merge', item: item.id }))).toEqual([]);
  });

  test('dates follow one another from the first day, at the pace that was set', () => {
    const dates = [...datesOf({ ...plan, hoursPerWeek: 7 }).values()];
    expect(dates[0]?.from).toBe('2026-11-23');
    expect(dates.at(-1)?.to).toBe('2027-03-02');
    for (const [at, { from, to }] of dates.entries()) {
      expect(from <= to).toBe(true);
      expect((dates[at - 1]?.to ?? from) <= from).toBe(true);
    }
  });

  test('a deadline answers what it takes', () => {
    const due = { ...plan, profile: profile({ deadline: '2026-12-20' }) };
    expect(weeklyHoursNeeded(due, '2026-11-01')).toBe(25);
    expect(weeklyHoursNeeded(due, '2026-12-24')).toBe(Infinity);
    expect(weeklyHoursNeeded(plan, '2026-11-01')).toBeNull();
  });
});

describe('replanning', () => {
  const plan = makePlan(ground, profile());

  test('the same again is the same', () => {
    expect(replan(ground, plan, plan.profile)).toEqual(plan);
  });

  test('keeps what is done, noted, changed and the learner’s own, and plans the rest', () => {
    let mine = ticked(plan, 3);
    mine = applyEdit(mine, { kind: 'note', item: mine.items[5]?.id ?? '', note: 'ask Ravi' });
    mine = applyEdit(mine, { kind: 'add', title: 'Read a book', duration: 4, after: mine.items[4]?.id });
    mine = applyEdit(mine, { kind: 'hours', item: mine.items[8]?.id ?? '', duration: 9 });
    const next = replan(
      ground,
      mine,
      profile({ timeCommitment: '20+ hours per week', learningGoals: [goalOptions[4]] }),
    );
    for (const item of mine.items.filter(isFrozen)) {
      const { dependencies: _, phase: __, priority: ___, ...kept } = item;
      expect(next.items.find(({ id }) => id === item.id)).toMatchObject(kept);
    }
    expect([planFaults(next), next.estimatedTotalHours, next.title]).toEqual([[], 200, goalOptions[4]]);
  });

  test('does not bring back what was removed', () => {
    const gone = plan.items[2];
    const less = applyEdit(plan, { kind: 'remove', item: gone?.id ?? '' });
    const next = replan(ground, less, plan.profile);
    for (const { id } of gone?.concepts ?? []) expect(idsOf(next)).not.toContain(id);
    expect(next.estimatedTotalHours).toBe(100);
  });

  test('1,000 random chains of edits and replans: never a circle, never a lost tick, note or own step', () => {
    const broken: string[] = [];
    for (let seed = 1; seed <= 1_000; seed += 1)
      for (const fault of chainFaults(ground, seed, 8)) broken.push(`chain ${seed}: ${fault}`);
    expect(broken).toEqual([]);
  });

  test('an edit that is refused leaves the plan as it was', () => {
    const before = structuredClone(plan);
    expect(() => applyEdit(plan, { kind: 'remove', item: 'nobody' })).toThrow(PlanEditRefusal);
    expect(plan).toEqual(before);
  });
});

describe('the placement', () => {
  const asks = profile({ learningGoals: ['role/frontend'] });
  const right = (concept: string): number => questionAbout(ground, concept)?.right ?? -1;
  const walk = (knows: (concept: string) => boolean) => {
    const answers: { concept: string; choice: number }[] = [];
    for (let next = place(ground, asks, answers); ; next = place(ground, asks, answers)) {
      if (next.question === null) return { answers, ...next };
      const { concept } = next.question;
      answers.push({ concept, choice: knows(concept) ? right(concept) : (right(concept) + 1) % 4 });
    }
  };

  test('asks at most ten questions, none twice, with four different choices', () => {
    for (const knows of [() => true, () => false, (id: string) => id < 'h']) {
      const { answers, asked } = walk(knows);
      expect(asked).toBeLessThanOrEqual(10);
      expect(new Set(answers.map(({ concept }) => concept)).size).toBe(answers.length);
      for (const { concept } of answers) expect(new Set(questionAbout(ground, concept)?.choices).size).toBe(4);
    }
  });

  test('who answers all of it rightly knows much, who answers nothing knows nothing', () => {
    expect(walk(() => true).known.length).toBeGreaterThan(15);
    expect(walk(() => false).known).toEqual([]);
    expect(place(ground, asks, []).known).toEqual([]);
  });

  test('judges 85 % of the hours of learners who slip and guess as they are', () => {
    const placed = Array.from({ length: 40 }, (_, at) => simulatedPlacement(ground, at + 1));
    expect(placed.reduce((sum, { right }) => sum + right, 0) / placed.length).toBeGreaterThan(0.85);
    expect(Math.max(...placed.map(({ asked }) => asked))).toBeLessThanOrEqual(MAX_PLACEMENT_QUESTIONS);
  });

  test('answers to what was not asked about change nothing', () => {
    expect(place(ground, asks, [{ concept: 'alchemy', choice: 0 }])).toEqual(place(ground, asks, []));
  });
});
