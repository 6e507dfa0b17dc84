import { expect, test } from 'vitest';
import { problemSearch, searchIndex } from './site-index.ts';

const titles = (query: string) => searchIndex(query).map(({ title }) => title);

test('nothing is found for nothing', () => {
  expect(titles('')).toEqual([]);
  expect(titles('   ')).toEqual([]);
});

test('every word of the query must begin a word of the entry', () => {
  expect(titles('binary tree')).toEqual(['Tree']);
  expect(titles('binary sort')).toEqual([]);
  expect(titles('ree')).toEqual([]);
});

test('a title that begins with the query comes first', () => {
  expect(titles('s').slice(0, 2)).toEqual(['Sign In', 'Sign Up']);
  expect(titles('log')).toEqual(['Sign In']);
});

test('topics lead to the filtered practice area', () => {
  expect(searchIndex('DP')[0]).toMatchObject({
    title: 'Dynamic Programming',
    kind: 'Topic',
    to: '/dsa-challenges?tag=Dynamic%20Programming',
  });
});

test('what the index does not know is searched among the problems', () => {
  expect(problemSearch(' two & three ')).toBe('/dsa-challenges?search=two%20%26%20three');
});
