import type { Moment } from '@devorbit/contract/practice/submissions.ts';
import { describe, expect, test } from 'vitest';
import { headingText, momentFacts, momentText, pictureText, pointsNote, sharedFacts, wrapText } from './model.ts';

const _moment = (fields: Partial<Moment> = {}): Moment => ({
  submission_id: '0199a1f0-0000-7000-8000-000000000001',
  problem: { id: 7, title: 'Launch Window', difficulty: 'Medium' },
  language: 'python',
  runtime_ms: 12,
  memory_kb: 3400,
  judged_at: '2026-03-10T12:00:00.000Z',
  solved_before: null,
  own: false,
  points: 200,
  worth: 200,
  solved_count: 1,
  streak: { days: 1, grew: true },
  standing: { others: 3, faster_than: null, leaner_than: null },
  badges: [],
  next: null,
  ...fields,
});
const before = '2026-03-01T12:00:00.000Z';

describe('the moment', () => {
  test.each([
    [{}, 'Your first problem is solved'],
    [{ solved_count: 2 }, 'Your 2nd problem is solved'],
    [{ solved_count: 13 }, 'Your 13th problem is solved'],
    [{ solved_count: 1_001 }, 'Your 1,001st problem is solved'],
    [{ solved_before: before }, 'Solved again'],
    [{ own: true }, 'Your own problem works'],
  ])('of %j is called %j', (fields, heading) => expect(headingText(_moment(fields))).toBe(heading));

  test('says the points and the streak, and nothing of what was not won', () => {
    expect(momentFacts(_moment({ streak: { days: 3, grew: true } }))).toEqual([
      { value: '+200', label: 'points' },
      { value: '3 days', label: 'streak, one more today' },
    ]);
    expect(momentFacts(_moment({ solved_before: before, points: 0, streak: { days: 1, grew: false } }))).toEqual([
      { value: '1 day', label: 'streak' },
    ]);
    expect(momentFacts(_moment({ own: true, streak: { days: 0, grew: false } }))).toEqual([]);
  });

  test('explains why there are no points, or fewer', () => {
    const note = (fields: Partial<Moment>) => pointsNote(_moment(fields), 'UTC');
    expect(note({})).toBeNull();
    expect(note({ points: 180 })).toBe('180 of 200 points, because you opened hints.');
    expect(note({ points: 0 })).toBe('You gave up the points for the editorial. It still counts as solved.');
    expect(note({ points: 0, solved_before: before })).toContain('You already earned the points on 1 Mar 2026.');
    expect(note({ own: true, points: 0, worth: 0 })).toBe('Problems you wrote yourself don’t give points.');
  });

  test('is told whole to who hears it', () => {
    const told = momentText(
      _moment({
        badges: [
          { id: 'first-orbit', name: 'First orbit', description: 'Solved the first problem', earned_at: before },
        ],
        next: {
          problem: {
            id: 8,
            title: 'Two Moons',
            difficulty: 'Easy',
            tags: [],
            source: 'Admin',
            success_rate: 50,
            solves: 1,
            attempts: 2,
            hardness_score: null,
          },
          reason: 'Graph: 3 of 9 solved',
          concept: null,
          tag: 'Graph',
          difficulty: 'Easy',
        },
      }),
      'UTC',
    );
    expect(told).toBe(
      'Your first problem is solved. 200 points. 1 day streak, one more today. New badge: First orbit. Solved the first problem. 3 people have solved this in Python. We show a comparison from 5. Next: Two Moons. Graph: 3 of 9 solved.',
    );
  });
});

test('the picture says the problem, the language, the time and the streak, and nothing else', () => {
  const facts = sharedFacts(_moment({ streak: { days: 4, grew: true } }));
  expect(facts).toEqual({ title: 'Launch Window', difficulty: 'Medium', facts: ['Python', '12 ms', '4-day streak'] });
  expect(pictureText(facts)).toBe('Solved on DevOrbit: Launch Window, Medium. Python, 12 ms, 4-day streak.');
  expect(sharedFacts(_moment({ streak: { days: 0, grew: false } })).facts).toEqual(['Python', '12 ms']);
});

describe('a long title', () => {
  const fits = (line: string) => line.length <= 10;
  test.each([
    ['short', ['short']],
    ['one two three', ['one two', 'three']],
    ['one two three four five', ['one two', 'three fou…']],
    ['incomprehensibilities', ['incompreh…']],
    ['', []],
  ])('%j stands in lines', (title, lines) => expect(wrapText(title, 2, fits)).toEqual(lines));
});
