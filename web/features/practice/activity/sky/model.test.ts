import type { Star } from '@devorbit/contract/practice/activity.ts';
import { describe, expect, it } from 'vitest';
import {
  brightnessOf,
  chartOf,
  NARROW,
  nextStar,
  skyText,
  starText,
  streakAdvice,
  systemsOf,
  weekOf,
  WIDE,
} from './model.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const TAGS = ['arrays', 'graphs', 'dynamic programming', 'strings', '', 'trees', 'math'];
const star = (at: number, tag = TAGS[at % TAGS.length] ?? ''): Star => ({
  problem_id: at + 1,
  title: `Problem ${at + 1}`,
  difficulty: (['Easy', 'Medium', 'Hard'] as const)[at % 3] ?? 'Easy',
  tag,
  solved_at: new Date(NOW - (500 - at) * 86_400_000).toISOString(),
});
const stars = (count: number) => Array.from({ length: count }, (_, at) => star(at));
const placesOf = (given: readonly Star[], frame = WIDE) =>
  chartOf(given, frame, NOW).systems.flatMap((system) => system.stars);

describe('a sky', () => {
  it.each([0, 1, 10, 500])('of %i stars has each of them once, apart from one another, within its frame', (count) => {
    for (const frame of [WIDE, NARROW]) {
      const { width, height } = chartOf(stars(count), frame, NOW);
      const places = placesOf(stars(count), frame);
      expect(new Set(places.map(({ problem_id }) => problem_id)).size).toBe(count);
      const apart = places.flatMap((one, at) =>
        places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(apart.every((distance) => distance > 9)).toBe(true);
      expect(places.every(({ x, y }) => x >= 10 && x <= width - 10 && y >= 10 && y <= height - 10)).toBe(true);
    }
  });

  it('is the same every time, and of nobody else', () => {
    expect(chartOf(stars(60), WIDE, NOW)).toEqual(chartOf(stars(60), WIDE, NOW));
    const others = stars(60).map((one) => ({ ...one, problem_id: one.problem_id + 1000 }));
    expect(placesOf(others).map(({ x }) => x)).not.toEqual(placesOf(stars(60)).map(({ x }) => x));
  });

  it('has a system a tag, with its stars in the order of solving', () => {
    expect(systemsOf([star(0, 'b'), star(1, 'a'), star(2, 'b')])).toEqual([
      { tag: 'b', stars: [star(0, 'b'), star(2, 'b')] },
      { tag: 'a', stars: [star(1, 'a')] },
    ]);
    const boxes = chartOf(stars(70), WIDE, NOW).systems.map(({ stars: members }) => ({
      left: Math.min(...members.map(({ x }) => x)),
      right: Math.max(...members.map(({ x }) => x)),
      top: Math.min(...members.map(({ y }) => y)),
      bottom: Math.max(...members.map(({ y }) => y)),
    }));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top,
        ).toBe(true);
  });

  it('is brighter where something was solved lately', () => {
    const days = (count: number) => brightnessOf(new Date(NOW - count * 86_400_000).toISOString(), NOW);
    expect([0, 6, 7, 29, 30, 181, 182, 2000].map(days)).toEqual([3, 3, 2, 2, 1, 1, 0, 0]);
    expect(brightnessOf(null, NOW)).toBe(2);
  });

  it('is told in words', () => {
    expect(skyText([])).toBe('0 stars in 0 systems');
    expect(skyText(stars(1))).toBe('1 star in 1 system');
    expect(starText(star(1))).toBe('Problem 2, Medium, graphs, solved 10 Jul 2025');
    expect(starText({ ...star(4), solved_at: null })).toBe('Problem 5, Medium, Other');
  });

  it('is walked by the arrow keys', () => {
    const chart = chartOf([star(0, 'b'), star(1, 'a'), star(2, 'b'), star(3, 'a')], WIDE, NOW);
    const go = (from: number, key: string) => nextStar(chart, from, key);
    expect([go(1, 'ArrowRight'), go(3, 'ArrowRight'), go(4, 'ArrowRight'), go(1, 'ArrowLeft')]).toEqual([3, 2, 1, 4]);
    expect([go(3, 'ArrowDown'), go(4, 'ArrowDown'), go(2, 'ArrowUp')]).toEqual([2, 1, 1]);
    expect([go(4, 'Home'), go(1, 'End'), go(1, 'Tab'), go(1, 'Enter')]).toEqual([1, 4, null, null]);
  });
});

describe('the week of a streak', () => {
  const on = (day: string, solved = 1) => ({ day, submissions: 1, solved });
  const told = (days: ReturnType<typeof on>[], current_streak: number, today: string) =>
    weekOf({ days, current_streak }, today)
      .map(({ solved, when }) => `${when[0]}${solved ? '*' : ''}`)
      .join(' ');

  it('goes from Monday to Sunday around today', () => {
    expect(told([on('2026-11-18'), on('2026-11-16'), on('2026-11-15'), on('2026-11-17', 0)], 1, '2026-11-19')).toBe(
      'p* p p* t f f f',
    );
    expect(weekOf({ days: [], current_streak: 0 }, '2026-11-22').map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('knows the days of last year by the streak', () => {
    expect(told([on('2027-01-01')], 4, '2027-01-01')).toBe('p p* p* p* t* f f');
    expect(told([], 2, '2027-01-01')).toBe('p p p* p* t f f');
  });

  it('is advised on', () => {
    const week = (days: ReturnType<typeof on>[]) => weekOf({ days, current_streak: 0 }, '2026-11-19');
    expect(streakAdvice(1, week([on('2026-11-19')]))).toBe('Today is done. See you tomorrow.');
    expect(streakAdvice(3, week([]))).toBe('Solve a new problem today to keep it.');
    expect(streakAdvice(0, week([]))).toBe('Solve a new problem today to start one.');
  });
});
