import { expect, test } from 'vitest';
import {
  excerptOf,
  isExplained,
  ownAcceptedAddress,
  solutionAddress,
  solutionFilters,
  solutionPages,
  UNEXPLAINED,
} from './model.ts';

const read = (query: string) => solutionFilters(new URLSearchParams(query));

test.each([
  ['', null, 'votes', 1],
  ['language=python&page=3', 'python', 'votes', 3],
  ['language=cobol&page=0', null, 'votes', 1],
  ['sort=shortest&page=1.5', null, 'shortest', 1],
  ['sort=best&page=10001', null, 'votes', 1],
])('reads %j from the address', (query, language, sort, page) => expect(read(query)).toEqual({ language, sort, page }));

test.each(['', 'language=java', 'page=2', 'language=cpp&sort=newest&page=4', 'sort=fastest'])(
  'writes %j as it read it',
  (query) => expect(String(solutionAddress(read(query)))).toBe(query),
);

test('twenty rows make a page', () => {
  expect([0, 20, 21, 45].map(solutionPages)).toEqual([1, 1, 2, 3]);
});

test('one’s own Accepted submissions are found by the title', () => {
  expect(ownAcceptedAddress('Two & Two')).toBe('/submissions?verdict=Accepted&search=Two+%26+Two');
});

test('a card shows the beginning of a note in plain words', () => {
  expect(
    excerptOf('## Idea\n\n- Keep a **set** of `seen`\n\n```py\nx = 1\n```\nSee [this](https://example.org).'),
  ).toBe('Idea Keep a set of seen See this.');
  expect(excerptOf('')).toBe('');
  expect(excerptOf('a'.repeat(300))).toBe(`${'a'.repeat(240)}…`);
  expect([...excerptOf('🪐'.repeat(300))]).toHaveLength(241);
});

test('a complexity alone explains something too', () => {
  expect(isExplained(UNEXPLAINED)).toBe(false);
  expect(isExplained({ ...UNEXPLAINED, space_complexity: 'O(1)' })).toBe(true);
});
