import { expect, test } from 'vitest';
import { authorsPrograms, readDemoLearners } from './demo.ts';
import { packageNames } from './problem-package.ts';

const problems = new URL('../content/problems', import.meta.url).pathname;

test('the learners of the demo world have usernames that the sign-up would take', () => {
  const learners = readDemoLearners(new URL('../content/demo', import.meta.url).pathname);
  expect(learners.length).toBeGreaterThanOrEqual(30);
  for (const { username } of learners) expect(username).toMatch(/^[a-z_]{3,30}$/);
});

test('there is a right and a wrong program for every problem', () => {
  const programs = authorsPrograms(problems);
  const named = (isRight: boolean) =>
    new Set(programs.filter(({ verdict }) => (verdict === 'Accepted') === isRight).map((each) => each.package_name));
  expect([...named(true)].sort()).toEqual(packageNames(problems));
  expect([...named(false)].sort()).toEqual(packageNames(problems));
});
