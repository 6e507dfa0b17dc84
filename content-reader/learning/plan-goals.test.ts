import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalOptions } from '@devorbit/contract/learning/plan-words.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConcepts } from '../concepts.ts';
import { goalFaults, readPlanGoals } from './plan-goals.ts';

const concepts = readConcepts('content/concepts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goals-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the goals that we have lead to concepts with notes', () => {
  expect(goalFaults(readPlanGoals('content', concepts), concepts)).toEqual([]);
});

test('a goal that leads to a concept without a note is told', () => {
  const goals = readPlanGoals('content', concepts);
  const [core = ''] = goals.goals[0]?.core ?? [];
  const bare = concepts.map(({ note, ...concept }) => (concept.id === core ? concept : { ...concept, note }));
  expect(goalFaults(goals, bare as typeof concepts)).toContain(
    `plans/goals.yaml: “${goals.goals[0]?.goal}” leads to ${core}, which has no note`,
  );
});

test('so is one behind what it names', () => {
  const goals = readPlanGoals('content', concepts);
  const named = new Set(goals.goals.flatMap(({ core, more, extra }) => [...core, ...more, ...extra]));
  const behind = concepts
    .filter(({ id }) => named.has(id))
    .flatMap(({ needs }) => needs)
    .find((id) => !named.has(id));
  const bare = concepts.map(({ note, ...concept }) => (concept.id === behind ? concept : { ...concept, note }));
  expect(goalFaults(goals, bare as typeof concepts).join()).toContain(`leads to ${behind}, which has no note`);
});

test('an unknown concept and goals in another order are refused', () => {
  cpSync('content/plans', join(folder, 'plans'), { recursive: true });
  const file = join(folder, 'plans/goals.yaml');
  const written = readFileSync(file, 'utf8');
  const [first = ''] = readPlanGoals(folder, concepts).goals[0]?.core ?? [];
  expect(() =>
    readPlanGoals(
      folder,
      concepts.filter(({ id }) => id !== first),
    ),
  ).toThrow(`plans/goals.yaml: there is no concept ${first}`);
  const [one = '', other = ''] = goalOptions;
  const swapped = written.replace(one, 'the other').replace(other, one).replace('the other', other);
  writeFileSync(file, swapped);
  expect(() => readPlanGoals(folder, concepts)).toThrow('the goals do not stand in the order of the wizard');
});
