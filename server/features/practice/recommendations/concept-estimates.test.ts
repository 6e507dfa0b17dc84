import { expect, test } from 'vitest';
import {
  allPractised,
  conceptBehind,
  type ConceptEstimate,
  estimatesOf,
  practisedOf,
  toPractise,
} from './concept-estimates.ts';
import type { ProblemFacts } from './store.ts';

const concept = (id: string, title: string, tags: string[], needs: string[] = []) => ({
  id,
  title,
  aliases: [],
  tags,
  needs,
});
const concepts = practisedOf([
  concept('queue', 'Queue', ['Queue', 'Breadth-First Search']),
  concept('breadth-first-search', 'Breadth-first search', ['Breadth-First Search'], ['queue']),
  concept('closure', 'Closure', []),
  concept('recursion', 'Recursion', ['Recursion', 'Backtracking']),
]);
const problem = (tags: string[], over: Partial<ProblemFacts> = {}): ProblemFacts => ({
  tags,
  difficulty: 'Easy',
  attempts: 1,
  solved: true,
  ...over,
});
const stored = (id: string, answers: number, right_answers: number, rating = 0) => ({
  concept: id,
  rating,
  answers,
  right_answers,
});
const known = (...facts: Parameters<typeof estimatesOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  new Map(estimatesOf(concepts, ...facts).map((one) => [one.id, one]));

test('a concept is called like the tags that are its own, whatever the case and the dashes', () => {
  expect(concepts.map(({ own }) => own)).toEqual([['Queue'], ['Breadth-First Search'], [], ['Recursion']]);
  const named = allPractised().filter(({ own }) => own.length > 0);
  expect(named.length).toBeGreaterThan(20);
  expect(named.find(({ id }) => id === 'hash-table')?.own).toEqual(['Hash Table']);
});

test('a problem says most of the concept that its tag is called like', () => {
  const after = known([], [problem(['Breadth-First Search'])]);
  expect([...after.keys()]).toEqual(['queue', 'breadth-first-search']);
  expect(after.get('breadth-first-search')?.percent).toBeGreaterThan(after.get('queue')?.percent ?? 100);
  expect(after.get('queue')).toMatchObject({ answers: 0, tried: 1, solved: 1 });
});

test('of many failures at one problem two count, and solving it counts for more than they did', () => {
  const twice = known([], [problem(['Recursion'], { attempts: 2, solved: false })]).get('recursion');
  const often = known([], [problem(['Recursion'], { attempts: 30, solved: false })]).get('recursion');
  expect(often).toEqual(twice);
  const solved = known([], [problem(['Recursion'], { attempts: 30, solved: true })]).get('recursion');
  expect(solved?.percent).toBeGreaterThan(often?.percent ?? 100);
});

test('what lessons said stands before what problems say', () => {
  const sure = known([stored('recursion', 6, 6, 1.5)], []).get('recursion');
  const failed = known([stored('recursion', 6, 6, 1.5)], [problem(['Recursion'], { attempts: 1, solved: false })]);
  expect(sure).toMatchObject({ percent: 82, answers: 6, right: 6, tried: 0 });
  expect(failed.get('recursion')?.percent).toBeLessThan(82);
  expect(known([stored('gone', 3, 3)], []).size).toBe(0);
});

const estimate = (id: string, over: Partial<ConceptEstimate>): ConceptEstimate => ({
  id,
  title: id,
  percent: 50,
  answers: 6,
  right: 6,
  tried: 0,
  solved: 0,
  ...over,
});

test('behind a problem stands the concept of its tag, or what that needs and is not sure', () => {
  const behind = (estimates: ConceptEstimate[], tags = ['Breadth-First Search']) =>
    conceptBehind(concepts, estimates, tags)?.id ?? null;
  expect(behind([])).toBe('breadth-first-search');
  expect(behind([estimate('queue', { right: 2, percent: 30 })])).toBe('queue');
  expect(behind([estimate('queue', { right: 5 })])).toBe('breadth-first-search');
  expect(behind([estimate('queue', { answers: 2, right: 0 })])).toBe('breadth-first-search');
  expect(behind([], ['Poetry'])).toBeNull();
});

test('to practise: what lessons taught and is not sure first, then what was never put to use', () => {
  const all = [
    estimate('queue', { percent: 70 }),
    estimate('recursion', { right: 2, percent: 35 }),
    estimate('breadth-first-search', { percent: 80, tried: 2, solved: 1 }),
    estimate('closure', { right: 1, percent: 20 }),
  ];
  expect(toPractise(concepts, all).map(({ id, tag }) => [id, tag])).toEqual([
    ['recursion', 'Recursion'],
    ['queue', 'Queue'],
  ]);
  expect(toPractise(concepts, [estimate('queue', { answers: 2, right: 0 })])).toEqual([]);
});
