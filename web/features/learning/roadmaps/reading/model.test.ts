import { expect, test } from 'vitest';
import { clockText, isPractice, momentAt } from './model.ts';

const _moments = [
  { at: 0, seconds: 10, practise: 0 },
  { at: 10, seconds: 60, practise: 40 },
];

test('the moment that is on, and whose turn it is', () => {
  expect([-1, 0, 9.9, 10, 500].map((time) => momentAt(_moments, time))).toEqual([0, 0, 0, 1, 1]);
  const [said, practised] = _moments as [(typeof _moments)[0], (typeof _moments)[0]];
  expect([isPractice(said, 9), isPractice(practised, 29), isPractice(practised, 30)]).toEqual([false, false, true]);
});

test('times are as players show them', () =>
  expect([0, 65, 2700, 3725].map(clockText)).toEqual(['0:00', '1:05', '45:00', '1:02:05']));
