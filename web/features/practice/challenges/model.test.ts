import { type Candidate, dailyProblem, utcDay } from '@devorbit/contract/practice/daily.ts';
import { describe, expect, it } from 'vitest';
import { dailyStreak, dayBefore, lastWeek, reachesLastWeek, solvedOnDay, timeLeft } from './model.ts';

const problem = (id: number, created_at = '2025-01-01T00:00:00.000Z', tests = 5): Candidate => ({
  id,
  tests,
  created_at,
});
const bank = Array.from({ length: 20 }, (_, index) => problem(index + 1));
const today = '2026-11-21';
const days = (count: number, from = today): string[] => {
  const list = [from];
  while (list.length < count) list.push(dayBefore(list.at(-1) ?? from));
  return list;
};
/** An Accepted submission of the problem of each of these days, on its day. */
const solvedOn = (list: readonly string[]) =>
  list.map((day) => ({ problem_id: dailyProblem(bank, day)?.id ?? 0, created_at: `${day}T12:00:00.000Z` }));

describe('the problem of a day', () => {
  it('is the same whatever the order of the list', () => {
    for (const day of days(30)) expect(dailyProblem(bank.toReversed(), day)).toEqual(dailyProblem(bank, day));
  });

  it('changes over the days and takes turns among all problems', () => {
    const year = days(365).map((day) => dailyProblem(bank, day)?.id);
    expect(new Set(year).size).toBe(20);
    const counts = bank.map(({ id }) => year.filter((chosen) => chosen === id).length);
    expect(Math.max(...counts)).toBeLessThan(45);
  });

  it('is never one without tests', () => {
    const some = bank.map((one) => ({ ...one, tests: one.id % 2 === 0 ? 3 : 0 }));
    for (const day of days(60)) expect(dailyProblem(some, day)?.tests).toBe(3);
    expect(dailyProblem([problem(1, undefined, 0)], today)).toBeNull();
    expect(dailyProblem([], today)).toBeNull();
  });

  it('does not change when a problem is added on the day', () => {
    for (const day of days(60)) {
      const added = [...bank, ...bank.map(({ id }) => problem(id + 100, `${day}T08:00:00.000Z`))];
      expect(dailyProblem(added, day)).toEqual(dailyProblem(bank, day));
    }
  });

  it('is one of the first day where nothing is older', () => {
    const young = [problem(7, `${today}T08:00:00.000Z`)];
    expect(dailyProblem(young, today)?.id).toBe(7);
    expect(dailyProblem(young, dayBefore(today))).toBeNull();
  });
});

describe('the streak', () => {
  it('counts days in a row that end today or yesterday', () => {
    expect(dailyStreak(bank, solvedOn(days(4)), true, today)).toBe(4);
    expect(dailyStreak(bank, solvedOn(days(4).slice(1)), true, today)).toBe(3);
    expect(dailyStreak(bank, solvedOn(days(4).slice(2)), true, today)).toBe(0);
    expect(dailyStreak(bank, [], true, today)).toBe(0);
  });

  it('does not count a problem of another day, nor one that was solved later', () => {
    const late = solvedOn([dayBefore(today)]).map((solve) => ({ ...solve, created_at: `${today}T00:00:01.000Z` }));
    expect(dailyStreak(bank, late, true, today)).toBe(0);
    const other = bank.find(({ id }) => id !== dailyProblem(bank, today)?.id);
    const solves = [{ problem_id: other?.id ?? 0, created_at: `${today}T10:00:00.000Z` }];
    expect(solvedOnDay(bank, solves, today)).toBe(false);
  });

  it('is unknown while it reaches the end of what is known', () => {
    expect(dailyStreak(bank, solvedOn(days(4)), false, today)).toBeNull();
    const older = { problem_id: 999, created_at: '2026-11-01T00:00:00.000Z' };
    expect(dailyStreak(bank, [...solvedOn(days(4)), older], false, today)).toBe(4);
  });
});

describe('around it', () => {
  it('shows the week that ends today', () => {
    const week = lastWeek(bank, solvedOn([dayBefore(today)]), today);
    expect(week.map(({ state }) => state)).toEqual([...Array(5).fill('missed'), 'solved', 'open']);
    expect(week.at(-1)).toMatchObject({ day: today, name: 'Sat' });
  });

  it('asks for more until the whole week is known', () => {
    const at = (created_at: string) => [{ problem_id: 1, created_at }];
    expect(reachesLastWeek([], today)).toBe(false);
    expect(reachesLastWeek(at('2026-11-15T00:00:00.000Z'), today)).toBe(false);
    expect(reachesLastWeek(at('2026-11-14T23:59:59.000Z'), today)).toBe(true);
  });

  it('knows the day and how long it lasts, in UTC', () => {
    const moment = Date.UTC(2026, 10, 21, 18, 48, 0);
    expect(utcDay(moment)).toBe(today);
    expect(timeLeft(moment)).toBe('5 h 12 min');
    expect(timeLeft(Date.UTC(2026, 10, 21, 23, 59, 59))).toBe('1 min');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  });
});
