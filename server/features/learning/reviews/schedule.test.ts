import { reviewRatings } from '@devorbit/contract/learning/review-words.ts';
import { expect, test } from 'vitest';
import { dayAfter, intervals, type Memory, newMemory, reviewed } from './schedule.ts';

const today = '2026-11-24';

test('a new card comes back after a day, two, three and eight', () => {
  expect(intervals(newMemory(today), today)).toEqual({ again: 1, hard: 2, good: 3, easy: 8 });
});

test('what the buttons say is what happens, and never the same day again', () => {
  let memory: Memory = newMemory(today);
  let day = today;
  for (let turn = 0; turn < 60; turn += 1) {
    const said = intervals(memory, day);
    expect(said.again).toBeGreaterThanOrEqual(1);
    expect([said.again, said.hard, said.good, said.easy]).toEqual(
      [said.again, said.hard, said.good, said.easy].toSorted((one, other) => one - other),
    );
    const rating = reviewRatings[(turn * 7 + (turn >> 2)) % 4] ?? 'good';
    const next = reviewed(memory, rating, day);
    expect(next.days).toBe(said[rating]);
    expect(next.memory).toMatchObject({ due: dayAfter(day, said[rating]), reps: turn + 1, reviewed_on: day });
    expect(said.easy).toBeLessThanOrEqual(365);
    memory = next.memory;
    // Now and then somebody comes late.
    day = dayAfter(memory.due, turn % 3);
  }
});

test('what is remembered comes back later and later; what is forgotten, soon', () => {
  let memory = newMemory(today);
  const days = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const next = reviewed(memory, 'good', memory.due);
    days.push(next.days);
    memory = next.memory;
  }
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(days.at(-1)).toBeGreaterThan(100);
  const forgotten = reviewed(memory, 'again', memory.due);
  expect(forgotten.days).toBeLessThan(8);
  expect(forgotten.memory.lapses).toBe(1);
});

test('somebody who remembers although they come late has remembered more', () => {
  const memory = reviewed(newMemory(today), 'good', today).memory;
  const onTime = reviewed(memory, 'good', memory.due).days;
  expect(reviewed(memory, 'good', dayAfter(memory.due, 20)).days).toBeGreaterThan(onTime);
});

test('days go over the end of a month, of a year and of February', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2026-03-29', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-29',
  ]);
});
