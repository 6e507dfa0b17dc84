import { expect, it } from 'vitest';
import { createConsoleSlots } from './console-slots.ts';

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [9, 4],
])('of %d lanes %d at the most are consoles', (lanes, most) => {
  const slots = createConsoleSlots(lanes);
  for (let at = 0; at < most; at++) expect(slots.take()).toBe(true);
  expect([slots.take(), slots.used]).toEqual([false, most]);
  slots.give();
  expect([slots.take(), slots.take()]).toEqual([true, false]);
});
