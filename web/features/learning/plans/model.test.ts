import type { Plan } from '@devorbit/contract/learning/plan-model.ts';
import { expect, test } from 'vitest';
import { type Answers, furthestStep, missingIn, noAnswers, placeOnWay, planDiff, profileOf, toggled } from './model.ts';

const full: Answers = {
  ...noAnswers,
  knowledgeLevel: 'beginner',
  learningGoals: ['role/frontend'],
  timeCommitment: '1-5 hours per week',
  learningStyles: ['Interactive Coding'],
  assessment: { 0: 'beginner', 1: 'none' },
};

test('each step asks for what the next one needs', () => {
  expect(missingIn(noAnswers)).toEqual(['your level', 'a goal', 'your time', 'a learning style']);
  expect([
    furthestStep(noAnswers),
    furthestStep({ ...full, assessment: { 0: 'beginner' } }),
    furthestStep(full),
  ]).toEqual([1, 2, 3]);
  expect(profileOf(noAnswers, [], '2026-11-23')).toBeNull();
});

test('a profile takes what was marked, begins today unless told, and believes who does not know', () => {
  const profile = profileOf({ ...full, known: ['html'], unknown: ['css'] }, ['css', 'dns'], '2026-11-23');
  expect(profile).toMatchObject({ known: ['html', 'dns'], unknown: ['css'], start: '2026-11-23' });
  expect(profile).not.toHaveProperty('deadline');
  expect(profileOf({ ...full, start: '2026-12-01', deadline: '2027-02-01' }, [], '2026-11-23')).toMatchObject({
    start: '2026-12-01',
    deadline: '2027-02-01',
  });
});

test('one of several is taken in and out', () => {
  expect([toggled([1, 2], 2), toggled([1], 2)]).toEqual([[1], [1, 2]]);
});

const _plan = (titles: readonly string[], hours: number) =>
  ({ estimatedTotalHours: hours, items: titles.map((title) => ({ id: title, title })) }) as unknown as Plan;

test('what planning anew changes', () => {
  expect(planDiff(_plan(['a', 'b'], 40), _plan(['b', 'c', 'd'], 60))).toEqual({
    gone: ['a'],
    added: ['c', 'd'],
    kept: 1,
    hours: 20,
  });
});

test('the way leads from the left below to the right above', () => {
  const [start, end] = [placeOnWay(0), placeOnWay(1)];
  expect(end.x).toBeGreaterThan(start.x);
  expect(end.y).toBeLessThan(start.y);
  expect(placeOnWay(1).turn).toBeLessThan(0);
});
