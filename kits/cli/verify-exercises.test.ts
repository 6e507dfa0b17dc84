import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Exercise, lessonsOf, failsOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../node/page.ts';

let body: Element;
let faultsOf: (exercise: Exercise, body: Element) => Promise<string[]>;
let verify: typeof import('./verify-exercises.ts').verifyLesson;
beforeAll(async () => {
  body = openPage();
  ({ exerciseFaults: faultsOf, verifyLesson: verify } = await import('./verify-exercises.ts'));
});

const frameworks = readFrameworks('content');
const turnstile = (): Exercise => {
  const found = frameworks
    .flatMap(lessonsOf)
    .flatMap(({ exercises }) => exercises)
    .find(({ id }) => id === 'react/state/turnstile');
  if (!found) throw new Error('there is no turnstile');
  return structuredClone(found);
};

test('the sample has no faults', async () => {
  expect(await faultsOf(turnstile(), body)).toEqual([]);
});

const bad: [string, (exercise: Exercise) => void, RegExp][] = [
  ['a solution that fails', (one) => void (one.solution = one.starter), /^the solution fails “one press takes/],
  [
    'a solution that cannot be read',
    (one) => void (one.solution = 'export default ('),
    /^the solution fails “it can be read”/,
  ],
  ['a starter that passes', (one) => void (one.starter = one.solution), /^the starter passes every test$/],
  [
    'a wrong program that passes',
    (one) => void (one.wrong[0]!.code = one.solution),
    /^wrong\/below-zero\.jsx fails “”, not/,
  ],
  [
    'a wrong program that fails other tests',
    (one) => void (one.wrong[0]!.code = one.starter),
    /^wrong\/below-zero\.jsx fails “one press/,
  ],
  [
    'a name that no test has',
    (one) => void one.wrong[0]!.fails.push('magic'),
    /names “magic”, and there is no such test$/,
  ],
  ['no tests', (one) => void (one.tests = ''), /^it has no tests$/],
];
test.each(bad)('%s is told', async (_, spoil, fault) => {
  const exercise = turnstile();
  spoil(exercise);
  expect((await faultsOf(exercise, body)).filter((found) => fault.test(found))).not.toEqual([]);
});

test('a program of a lesson that shows something else is told, and what fails', async () => {
  const lesson = structuredClone(
    frameworks.flatMap(lessonsOf).find(({ id }) => id === 'react/state/what-a-component-remembers')!,
  );
  lesson.text = lesson.text.replace('then="0 inside"', 'then="2 inside"').replace('useState(0)', 'useStat(0)');
  const { faults } = await verify(lesson, body);
  expect(faults).toEqual([
    expect.stringContaining('program 1: it shows “0 inside”, not “2 inside”'),
    expect.stringContaining('program 2: it fails'),
  ]);
});

/** The turnstile in another framework, with the same tests. */
function sampleOf(framework: string, ending: string): Exercise {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../samples', framework, name), 'utf8');
  const code = read(`wrong/below-zero.${ending}`);
  return {
    ...turnstile(),
    id: `${framework}/state/turnstile`,
    ending,
    starter: read(`starter.${ending}`),
    solution: read(`solution.${ending}`),
    wrong: [{ file: `below-zero.${ending}`, code, fails: failsOf(code) }],
  };
}
test.each([
  ['vue', 'vue'],
  ['svelte', 'svelte'],
  ['solid', 'jsx'],
  ['lit', 'js'],
  ['angular', 'ts'],
  ['nextjs', 'jsx'],
  ['nuxt', 'vue'],
])('the sample of %s has no faults', async (framework, ending) => {
  const sample = sampleOf(framework, ending);
  expect(await faultsOf(sample, body)).toEqual([]);
  const spoiled = { ...sample, solution: sample.starter };
  expect(await faultsOf(spoiled, body)).toContainEqual(expect.stringMatching(/^the solution fails “one press takes/));
});
