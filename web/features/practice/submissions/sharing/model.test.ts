import { expect, test } from 'vitest';
import { ownAcceptedAddress, solutionAddress, solutionFilters, solutionPages } from './model.ts';

const read = (query: string) => solutionFilters(new URLSearchParams(query));

test.each([
  ['', null, 1],
  ['language=python&page=3', 'python', 3],
  ['language=cobol&page=0', null, 1],
  ['page=1.5', null, 1],
  ['page=10001', null, 1],
])('reads %j from the address', (query, language, page) => expect(read(query)).toEqual({ language, page }));

test.each(['', 'language=java', 'page=2', 'language=cpp&page=4'])('writes %j as it read it', (query) =>
  expect(String(solutionAddress(read(query)))).toBe(query),
);

test('twenty rows make a page', () => {
  expect([0, 20, 21, 45].map(solutionPages)).toEqual([1, 1, 2, 3]);
});

test('one’s own Accepted submissions are found by the title', () => {
  expect(ownAcceptedAddress('Two & Two')).toBe('/submissions?verdict=Accepted&search=Two+%26+Two');
});
