import type { Recommendation } from '@devorbit/contract/practice/guidance.ts';
import type { MemberHome } from '@devorbit/contract/site/home.ts';
import { describe, expect, test } from 'vitest';
import { leadOf, newsOf, othersForYou, standingOf, streakNote } from './model.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const recommended = (id: number): Recommendation => ({
  problem: {
    id,
    title: `Problem ${id}`,
    difficulty: 'Easy',
    tags: [],
    source: 'Admin',
    success_rate: 0,
    solves: 0,
    attempts: 0,
    hardness_score: null,
  },
  reason: `Because of ${id}`,
  concept: null,
  tag: 'Array',
  difficulty: 'Easy',
});
const empty: MemberHome = {
  solved_count: 0,
  points: 0,
  resume: null,
  daily: null,
  streak: { current: 0, longest: 0, today: false, days: [] },
  for_you: [],
  news: { unread: 0, notifications: [], problems: { count: 0, newest: null }, badges: [] },
};

describe('what stands first', () => {
  const for_you = [1, 2, 3, 4].map(recommended);
  test('is the first problem of a newcomer, and the rest is for them as well', () => {
    const home = { ...empty, for_you };
    expect(leadOf(home, now)).toMatchObject({
      label: 'Solve your first problem',
      problem: { id: 1 },
      act: 'Start solving',
    });
    expect(othersForYou(home).map(({ problem }) => problem.id)).toEqual([2, 3, 4]);
  });
  test('is the problem that was tried last, in its language', () => {
    const resume = {
      id: 9,
      title: 'Tried',
      difficulty: 'Hard',
      language: 'cpp',
      at: '2026-03-10T10:00:00Z',
      status: 'Wrong Answer',
    } as const;
    const home = { ...empty, solved_count: 3, resume, for_you };
    expect(leadOf(home, now)).toEqual({
      label: 'Continue where you stopped',
      problem: resume,
      note: 'C++ · Wrong Answer · 2 hours ago',
      act: 'Continue',
    });
    expect(leadOf({ ...home, resume: { ...resume, status: null } }, now)?.note).toBe(
      'C++ · Not submitted yet · 2 hours ago',
    );
    expect(othersForYou(home).map(({ problem }) => problem.id)).toEqual([1, 2, 3]);
  });
  test('is the next for who has finished all that was begun, and nothing where there is nothing', () => {
    expect(leadOf({ ...empty, solved_count: 3, for_you }, now)).toMatchObject({
      label: 'Up next',
      note: 'Because of 1',
    });
    expect(leadOf(empty, now)).toBeNull();
  });
});

test('numbers agree with their words', () => {
  expect(standingOf({ solved_count: 1, points: 100 })).toBe('1 problem solved · 100 points');
  expect(standingOf({ solved_count: 12, points: 1400 })).toBe('12 problems solved · 1,400 points');
});

test.each([
  [{ current: 0, longest: 0, today: false }, 'Solve a problem to start one.'],
  [{ current: 0, longest: 4, today: false }, 'Solve a problem to start a new one.'],
  [{ current: 3, longest: 4, today: false }, 'Solve one today to keep it.'],
  [{ current: 4, longest: 4, today: true }, 'Today counts.'],
])('a streak of %j: %s', (streak, note) => expect(streakNote({ ...streak, days: [] })).toBe(note));

describe('what is new', () => {
  const at = '2026-03-10T11:00:00.000Z';
  const badge = { id: 'polyglot', name: 'Polyglot', description: '', earned_at: at };
  test('are notifications, problems and badges, four at the most', () => {
    const notifications = [1, 2, 3].map((id) => ({
      id,
      kind: 'community' as const,
      at,
      title: `n${id}`,
      body: '',
      link: null,
      read: false,
    }));
    const problems = { count: 12, newest: { id: 7, title: 'Ring of Depots', difficulty: 'Easy' as const } };
    expect(
      newsOf({ unread: 9, notifications, problems, badges: [badge] }, now).map(({ title, note, to }) => [
        title,
        note,
        to,
      ]),
    ).toEqual([
      ['n1', '1 hour ago', '/notifications'],
      ['n2', '1 hour ago', '/notifications'],
      ['n3', '1 hour ago', '/notifications'],
      ['12 new problems this week', 'Latest: Ring of Depots', '/QuickDSA'],
    ]);
    const one = newsOf({ unread: 0, notifications: [], problems: { ...problems, count: 1 }, badges: [] }, now);
    expect(one).toMatchObject([{ title: '1 new problem this week', note: 'Ring of Depots', to: '/problems/7' }]);
  });
  test('a badge that a notification tells of stands once', () => {
    const told = {
      id: 5,
      kind: 'badges' as const,
      at,
      title: 'You earned a badge: Polyglot',
      body: '',
      link: '/profile',
      read: false,
    };
    const news = { unread: 1, notifications: [told], problems: { count: 0, newest: null }, badges: [badge] };
    expect(newsOf(news, now).map(({ title }) => title)).toEqual(['You earned a badge: Polyglot']);
    expect(newsOf({ ...news, notifications: [] }, now).map(({ title }) => title)).toEqual(['Badge earned: Polyglot']);
  });
});
