import { describe, expect, test } from 'vitest';
import { fullPoints, giveUpText, hasHelp, hintTitle, nextHint, pointsText, showHintText } from './model.ts';

test('the full points are a hundred times the rank of the difficulty', () => {
  expect([fullPoints('Easy'), fullPoints('Medium'), fullPoints('Hard')]).toEqual([100, 200, 300]);
});

test('a hint says which one it is, and its cost before it is shown', () => {
  expect(hintTitle(1, 3)).toBe('Hint 1 of 3');
  expect(showHintText(1, 10)).toBe('Show hint 1 (costs 10 points)');
  expect(showHintText(2, 1)).toBe('Show hint 2 (costs 1 point)');
  expect(showHintText(3, 0)).toBe('Show hint 3');
});

describe('the points that are left', () => {
  const open = { points_left: 180, given_up: false, solved: false };
  test.each([
    ['after a hint', open, '180 of 200 points left'],
    ['before any', { ...open, points_left: 200 }, '200 of 200 points left'],
    ['after giving up', { ...open, points_left: 0, given_up: true }, 'You gave up this problem’s points'],
    ['of an own problem', { ...open, points_left: 0 }, 'You wrote this problem, so it gives no points'],
    ['once it is solved', { ...open, points_left: null, solved: true }, null],
    ['once it is solved without points', { points_left: null, given_up: true, solved: true }, null],
  ])('%s', (_, guidance, text) => {
    expect(pointsText(guidance, 200)).toBe(text);
  });
});

test('the question tells what is lost and what is not', () => {
  expect(giveUpText(180)).toBe(
    'You’ll lose the remaining 180 points; all hints open too. Solving it later still counts for your streak.',
  );
});

test('the next hint follows those that are shown', () => {
  expect(nextHint({ hints: [], next_hint_cost: 10 })).toEqual({ hint: 1, cost: 10 });
  expect(nextHint({ hints: ['a', 'b'], next_hint_cost: 0 })).toEqual({ hint: 3, cost: 0 });
  expect(nextHint({ hints: ['a', 'b', 'c'], next_hint_cost: null })).toBeNull();
});

test('nothing is shown of a problem without hints and editorial', () => {
  expect(hasHelp({ hints_total: 0, has_editorial: false })).toBe(false);
  expect(hasHelp({ hints_total: 1, has_editorial: false })).toBe(true);
  expect(hasHelp({ hints_total: 0, has_editorial: true })).toBe(true);
});
