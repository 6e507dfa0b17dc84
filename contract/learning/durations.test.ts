import { expect, test } from 'vitest';
import { durationOf, minutesOfDuration, percentOf, totalOf } from './durations.ts';

test.each([
  ['1.5 hours', 90],
  ['45 min', 45],
  ['1h 30m', 90],
  ['1h30m', 90],
  ['2 hours 15 minutes', 135],
  ['1 hour', 60],
  ['20m', 20],
  ['3h', 180],
  ['1 hour and 5 min', 65],
  ['', null],
  ['soon', null],
  ['0 min', null],
  ['10', null],
  ['1h 30m later', null],
  ['-1 h', null],
])('%j is %s minutes', (text, minutes) => {
  expect(minutesOfDuration(text)).toBe(minutes);
});

test('minutes are said as hours and minutes, and durations summed', () => {
  expect([90, 45, 60, 0].map(durationOf)).toEqual(['1h 30m', '45m', '1h', '0m']);
  expect(totalOf(['1.5 hours', '45 min'])).toBe('2h 15m');
});

test('a percent is 0 and 100 only where nothing and everything is done', () => {
  expect([percentOf(0, 0), percentOf(0, 9), percentOf(1, 300), percentOf(199, 200), percentOf(2, 3)]).toEqual([
    0, 0, 1, 99, 67,
  ]);
  expect([percentOf(3, 3), percentOf(4, 3)]).toEqual([100, 100]);
});
