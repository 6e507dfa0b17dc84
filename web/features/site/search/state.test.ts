import { beforeEach, expect, test } from 'vitest';
import { SESSION_KEY } from '../../../platform/session.ts';
import { forgetSearches, recentSearches, rememberSearch } from './state.ts';

const signInAs = (id: number) =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ session_code: `code${id}`, expires_at: '2999-01-01T00:00:00Z', user: { id, username: `u${id}` } }),
  );

beforeEach(() => localStorage.clear());

test('the latest five, the latest first, each once', () => {
  for (const question of ['one', 'two', 'three', 'ONE ', 'four', 'five', 'six', 'x', ' ']) rememberSearch(question);
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'ONE', 'three']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('nobody sees those of another who has used this browser', () => {
  signInAs(1);
  rememberSearch('secret plans');
  signInAs(2);
  expect(recentSearches()).toEqual([]);
  localStorage.removeItem(SESSION_KEY);
  expect(recentSearches()).toEqual([]);
});

test.each(['not json', '5', '{"user":null,"questions":[1]}', '{"user":null}'])('%s in its place is nothing', (kept) => {
  localStorage.setItem('devorbit.searches', kept);
  expect(recentSearches()).toEqual([]);
});
