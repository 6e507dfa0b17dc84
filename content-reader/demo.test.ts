import { expect, test } from 'vitest';
import { readConcepts } from './concepts.ts';
import { authorsPrograms, readDemoLearners, readDemoProgress } from './demo.ts';
import { readDemoLessons } from './learning/demo-lessons.ts';
import { readFrameworks } from './learning/frameworks.ts';
import { knownItems, readCatalogue } from './learning/roadmaps.ts';
import { packageNames } from './problem-package.ts';

const problems = new URL('../content/problems', import.meta.url).pathname;

test('the demo learner’s progress is in items that there are', () => {
  const known = knownItems(readConcepts('content/concepts'), readCatalogue('content'));
  const marks = readDemoProgress('content/demo', known);
  expect(new Set(marks.map(({ item }) => item)).size).toBe(marks.length);
  expect(() => readDemoProgress('content/demo', new Set())).toThrow(
    'progress.yaml: there is no roadmap/skill/data-str',
  );
});

test('the demo learner’s lessons are there, one after another', () => {
  const frameworks = readFrameworks('content');
  const { lessons } = readDemoLessons('content/demo', frameworks);
  expect(new Set(lessons.map(({ lesson }) => lesson)).size).toBe(lessons.length);
  expect(() => readDemoLessons('content/demo', [])).toThrow('lessons.yaml: there is no react/components/');
});

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
