import { expect, test } from 'vitest';
import { problemFrom, tabAddress, tabFrom, tabs, withProblem } from './place.ts';

const params = (text: string) => new URLSearchParams(text);

test('five tabs in the order of the specification', () => {
  expect(tabs.map(({ name }) => name)).toEqual([
    'Dashboard',
    'AI Challenges',
    'Community Problems',
    'Leaderboard',
    'Profile',
  ]);
});

test('every tab is found again at its address; without a tab, or with an unknown one, it is the Dashboard', () => {
  for (const { id } of tabs) expect(tabFrom(tabAddress(id))).toBe(id);
  expect(String(tabAddress('dashboard'))).toBe('');
  expect(tabFrom(params('tab=nonsense'))).toBe('dashboard');
});

test('a problem opens over the place as it is, and closes to the same place', () => {
  const place = params('tab=community&sort=hardest');
  const open = withProblem(place, 12);
  expect(String(open)).toBe('tab=community&sort=hardest&problem=12');
  expect(problemFrom(open)).toBe('12');
  expect(String(withProblem(open, 13))).toBe('tab=community&sort=hardest&problem=13');
  expect(String(withProblem(open, null))).toBe(String(place));
  expect(problemFrom(place)).toBeNull();
});
