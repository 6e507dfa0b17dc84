import type { Day } from '@devorbit/contract/practice/activity.ts';
import { describe, expect, it } from 'vitest';
import { memberSince, problemsCreated } from './copy.ts';
import {
  attemptsText,
  avatarInitial,
  dayText,
  halfOf,
  levelOf,
  nextDay,
  orderSkills,
  solvedOfText,
  stepOf,
  yearFromUrl,
  yearSummary,
} from './model.ts';

const on = (day: string, submissions: number, solved = 0): Day => ({ day, submissions, solved });

describe('the level', () => {
  it('begins at Beginner and rises at 1,000, 5,000 and 15,000 points', () => {
    expect([0, 999, 1_000, 4_999, 5_000, 14_999, 15_000, 1_000_000].map((points) => levelOf(points).name)).toEqual([
      'Beginner',
      'Beginner',
      'Intermediate',
      'Intermediate',
      'Advanced',
      'Advanced',
      'Expert',
      'Expert',
    ]);
  });

  it('tells the way to the next one', () => {
    expect(levelOf(300)).toEqual({ name: 'Beginner', next: { name: 'Intermediate', from: 1_000 }, done: 0.3 });
    expect(levelOf(3_000).done).toBe(0.5);
    expect(levelOf(20_000)).toEqual({ name: 'Expert', next: null, done: 1 });
  });
});

describe('texts of the account', () => {
  it('say the month of joining', () => {
    expect(memberSince('September 2025')).toBe('Member since: September 2025');
    expect(problemsCreated(0)).toBe('Problems created: 0');
  });

  it('show one letter', () => {
    expect(avatarInitial({ full_name: ' ada Lovelace', username: 'x' })).toBe('A');
    expect(avatarInitial({ full_name: '', username: 'ymir' })).toBe('Y');
  });
});

describe('the graph', () => {
  it('holds every day of a year once, weeks from Monday', () => {
    const [first, second] = [halfOf(2026, 0, []), halfOf(2026, 1, [])];
    expect(first.cells.length + second.cells.length).toBe(365);
    expect(halfOf(2028, 0, []).cells).toHaveLength(182);
    // 1 January 2026 is a Thursday, 5 January the Monday after it.
    expect(first.cells[0]).toEqual({ day: '2026-01-01', column: 0, row: 3, submissions: 0, solved: 0 });
    expect(first.cells[4]).toMatchObject({ day: '2026-01-05', column: 1, row: 0 });
    expect(first.columns).toBe(27);
    expect(second.months.map(({ name }) => name)).toEqual(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']);
    expect(second.cells.at(-1)?.day).toBe('2026-12-31');
  });

  it('puts what happened on its day', () => {
    const { cells } = halfOf(2026, 1, [on('2026-11-21', 5, 2)]);
    expect(cells.filter(({ submissions }) => submissions > 0)).toEqual([
      expect.objectContaining({ day: '2026-11-21', row: 5, submissions: 5, solved: 2 }),
    ]);
    expect(dayText(on('2026-11-21', 5, 2))).toBe('Saturday, 21 November 2026: 5 submissions, 2 solved');
  });

  it('is walked by the arrow keys, up to today', () => {
    const half = halfOf(2026, 1, []);
    const go = (from: string, key: string) => nextDay(half, from, key, '2026-11-21');
    expect([go('2026-11-21', 'ArrowUp'), go('2026-11-21', 'ArrowLeft'), go('2026-11-14', 'ArrowRight')]).toEqual([
      '2026-11-20',
      '2026-11-14',
      '2026-11-21',
    ]);
    expect([go('2026-11-21', 'ArrowDown'), go('2026-07-03', 'ArrowLeft'), go('2026-11-21', 'x')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([go('2026-08-01', 'Home'), go('2026-08-01', 'End')]).toEqual(['2026-07-01', '2026-11-21']);
  });

  it('grows in four steps', () => {
    expect([0, 1, 2, 3, 4, 6, 7, 90].map(stepOf)).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('is summed up in words', () => {
    expect(yearSummary({ submissions: 1_034, solved: 1, days: [on('2026-01-01', 1), on('2026-01-02', 1)] })).toBe(
      '1,034 submissions on 2 days, 1 problem solved',
    );
  });
});

describe('days and years', () => {
  it('come from the address where it names one', () => {
    expect(yearFromUrl(new URLSearchParams('year=2025'))).toBe(2025);
    for (const nonsense of ['', 'year=', 'year=99', 'year=20xx', 'year=2025.5'])
      expect(yearFromUrl(new URLSearchParams(nonsense))).toBeNull();
  });
});

describe('skills', () => {
  const skill = (tag: string, solved: number, attempts: number, total = 9) => ({
    tag,
    solved,
    total,
    attempts,
    success_rate: attempts === 0 ? null : (100 * solved) / attempts,
    strength: 0,
  });

  it('begin with what one has done most in, then what one has tried', () => {
    const given = [skill('Tree', 0, 0, 20), skill('Math', 0, 2), skill('Graph', 1, 3), skill('Array', 4, 5)];
    const untried = [skill('Heap', 0, 0), skill('Greedy', 0, 0)];
    expect(orderSkills([...untried, ...given]).map(({ tag }) => tag)).toEqual([
      'Array',
      'Graph',
      'Math',
      'Tree',
      'Greedy',
      'Heap',
    ]);
  });

  it('are told in words', () => {
    expect(solvedOfText(skill('Graph', 3, 7))).toBe('3 of 9 solved');
    expect(attemptsText(skill('Graph', 3, 7))).toBe('43% of 7 attempts succeeded');
    expect(attemptsText(skill('Graph', 1, 1))).toBe('100% of 1 attempt succeeded');
    expect(attemptsText(skill('Graph', 0, 0))).toBe('Not tried yet');
  });
});
