import type { CollectionSummary } from '@devorbit/contract/practice/collections.ts';
import { expect, test } from 'vitest';
import {
  groupsOf,
  hoursText,
  neighboursIn,
  percentDone,
  problemInCollection,
  progressText,
  sectionsWith,
  plansToShow,
  wayOn,
} from './model.ts';

const _plan = (slug: string, problems: number, solved: number): CollectionSummary => ({
  slug,
  title: slug,
  group: 'topic',
  hours: 2,
  summary: '',
  problems,
  solved,
  next: solved < problems ? { id: 1, title: 'One' } : null,
});

test.each([
  [10, 0, 0],
  [300, 1, 1],
  [3, 1, 33],
  [300, 299, 99],
  [10, 10, 100],
])('%i problems of which %i are solved are %i percent', (problems, solved, percent) => {
  expect(percentDone({ problems, solved })).toBe(percent);
});

test('progress counts in words', () => {
  expect([
    progressText({ problems: 10, solved: 0 }),
    progressText({ problems: 1, solved: 0 }),
    progressText({ problems: 10, solved: 3 }),
    progressText({ problems: 10, solved: 10 }),
  ]).toEqual(['10 problems', '1 problem', '3 of 10 solved', 'All 10 solved']);
  expect([0.5, 1, 4, 12.5].map(hoursText)).toEqual([
    'About 30 minutes',
    'About 1 hour',
    'About 4 hours',
    'About 12½ hours',
  ]);
});

test('one starts, continues, and is done', () => {
  expect([_plan('a', 3, 0), _plan('b', 3, 1), _plan('c', 3, 3)].map(wayOn)).toEqual(['Start', 'Continue', null]);
});

test('a problem of a collection keeps it in its address', () => {
  const address = problemInCollection(7, 'first-ten');
  expect(address).toBe('/problems/7?collection=first-ten');
});

test('previous and next follow the collection across its sections', () => {
  const named = (id: number) => ({ id, title: `P${id}` });
  const plan = { sections: [{ problems: [named(5), named(2)] }, { problems: [named(9)] }] };
  expect(neighboursIn(plan, 5)).toEqual({ previous: null, next: named(2) });
  expect(neighboursIn(plan, 2)).toEqual({ previous: named(5), next: named(9) });
  expect(neighboursIn(plan, 9)).toEqual({ previous: named(2), next: null });
  expect(neighboursIn(plan, 4)).toEqual({ previous: null, next: null });
});

test('a search finds titles and tags, and leaves no empty section', () => {
  const problem = (title: string, ...tags: string[]) => ({ title, tags });
  const pair = problem('Pair for the Bay', 'Array');
  const sections = [
    { title: 'One', problems: [pair, problem('Lamp Row', 'Stack')] },
    { title: 'Two', problems: [problem('Ring', 'Linked List')] },
  ];
  expect(sectionsWith(sections, '')).toEqual(sections);
  expect(sectionsWith(sections, ' ARR')).toEqual([{ title: 'One', problems: [pair] }]);
  expect(sectionsWith(sections, 'ring').map(({ title }) => title)).toEqual(['Two']);
  expect(sectionsWith(sections, 'none')).toEqual([]);
});

test('the section shows first what was begun, and last what is done', () => {
  const plans = [_plan('done', 2, 2), _plan('new', 2, 0), _plan('begun', 2, 1), _plan('other', 2, 0)];
  expect(plansToShow(plans, 3).map(({ slug }) => slug)).toEqual(['begun', 'new', 'other']);
});

test('groups stand in the order in which they come', () => {
  const of = (group: 'start' | 'topic' | 'pattern') => ({ group });
  expect(groupsOf([of('start'), of('topic'), of('topic')])).toEqual([
    ['start', [of('start')]],
    ['topic', [of('topic'), of('topic')]],
  ]);
});
