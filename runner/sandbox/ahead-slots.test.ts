import { expect, test } from 'vitest';
import { AheadSlots } from './ahead-slots.ts';

test('lines are kept while there is room, and then only what is asked for again', () => {
  const slots = new AheadSlots(2);
  expect([slots.find('a'), slots.admit('a'), slots.find('a')]).toEqual([0, 0, 1]);
  expect([slots.admit('b'), slots.find('b'), slots.find('a')]).toEqual([1, 2, 1]);
  expect(slots.admit('c')).toBeNull();
  expect(slots.admit('c')).toBe(1); // b was used longest ago
  expect([slots.find('a'), slots.find('b'), slots.find('c')]).toEqual([1, 0, 2]);
});

test('without slots nothing is kept', () => {
  const slots = new AheadSlots(0);
  expect([slots.admit('a'), slots.admit('a'), slots.find('a')]).toEqual([null, null, 0]);
});

test('a lost helper has none of them', () => {
  const slots = new AheadSlots(2);
  slots.admit('a');
  slots.clear();
  expect(slots.find('a')).toBe(0);
});
