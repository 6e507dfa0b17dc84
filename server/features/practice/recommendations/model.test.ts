import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { expect, test } from 'vitest';
import { chooseBeginnings } from './beginnings.ts';
import { type Facts, recommend } from './model.ts';
import type { Candidate, TagFacts } from './store.ts';

const tag = (name: string, fields: Partial<TagFacts> = {}): TagFacts => ({
  tag: name,
  solved: 0,
  total: 9,
  attempts: 0,
  success_rate: null,
  strength: 0,
  best_rank: null,
  ...fields,
});
const begun = (name: string, solved: number, best_rank: number, fields: Partial<TagFacts> = {}) =>
  tag(name, { solved, best_rank, attempts: solved, success_rate: 100, strength: 10 * solved, ...fields });
const candidate = (problem_id: number, name: string, difficulty: Difficulty = 'Easy'): Candidate => ({
  problem_id,
  tag: name,
  difficulty,
});
const nothing: Facts = { tags: [], levels: [], tried: [], candidates: [], concepts: [], behind: () => null };
const chosen = (facts: Partial<Facts>, count = 4) =>
  recommend({ ...nothing, ...facts }, count).map(({ problem_id, reason }) => `${problem_id} ${reason}`);

test('the next step is at the hardest solved level of a begun tag, else above it, else below', () => {
  const tags = [begun('Graph', 3, 2)];
  const reason = 'Graph: 3 of 9 solved';
  const all = [candidate(1, 'Graph'), candidate(2, 'Graph', 'Medium'), candidate(3, 'Graph', 'Hard')];
  expect(chosen({ tags, candidates: all })).toEqual([`2 ${reason}`, `3 ${reason}`, `1 ${reason}`]);
  expect(chosen({ tags, candidates: [candidate(1, 'Graph')] })).toEqual([`1 ${reason}`]);
});

test('the tag that one has solved most in comes first, and one tag comes once while there are others', () => {
  const tags = [begun('Array', 1, 1), begun('Graph', 4, 1), begun('Math', 4, 1, { strength: 90 })];
  const candidates = [1, 2].flatMap((n) => [
    candidate(n, 'Array'),
    candidate(10 + n, 'Graph'),
    candidate(20 + n, 'Math'),
  ]);
  expect(chosen({ tags, candidates })).toEqual([
    '21 Math: 4 of 9 solved',
    '11 Graph: 4 of 9 solved',
    '1 Array: 1 of 9 solved',
    '22 Math: 4 of 9 solved',
  ]);
});

test.each([
  [1, 'You’ve tried this once. Give it another go.'],
  [2, 'You’ve tried this twice. Give it another go.'],
  [7, 'You’ve tried this 7 times. Give it another go.'],
])('what was tried %d times and not solved is recalled', (attempts, reason) => {
  const tried = [{ problem_id: 5, tag: 'Math', tags: ['Math'], difficulty: 'Hard' as const, attempts }];
  expect(chosen({ tried })).toEqual([`5 ${reason}`]);
});

test.each([
  [{ attempts: 4, success_rate: 25, solved: 1 }, '1 Get stronger in Graph: 1 of your 4 attempts succeeded'],
  [{ attempts: 9, success_rate: 0 }, '1 Get stronger in Graph: 0 of your 9 attempts succeeded'],
  [{ attempts: 3, success_rate: 33.3, solved: 1 }, undefined],
  [{ attempts: 5, success_rate: 40, solved: 2 }, undefined],
])('a tag is weak when most of at least four attempts failed: %j', (fields, reason) => {
  const candidates = [candidate(2, 'Graph', 'Medium'), candidate(1, 'Graph')];
  const weak = chosen({ tags: [tag('Graph', fields)], candidates }).find((text) => text.includes('stronger'));
  expect(weak).toBe(reason);
});

test('one level up from the hardest that goes well, in the strongest tag', () => {
  const tags = [begun('Tree', 3, 1), begun('Array', 2, 1, { strength: 20 }), begun('Math', 2, 1, { strength: 60 })];
  const candidates = [
    candidate(9, 'Tree'),
    candidate(1, 'Array', 'Medium'),
    candidate(2, 'Math', 'Medium'),
    candidate(3, 'Math', 'Hard'),
  ];
  const up = (easy: [number, number], medium: [number, number] = [0, 0]) => {
    const levels = [
      { difficulty: 'Easy' as const, solved: easy[0], attempts: easy[1] },
      { difficulty: 'Medium' as const, solved: medium[0], attempts: medium[1] },
      { difficulty: 'Hard' as const, solved: 9, attempts: 9 },
    ];
    const [, second] = chosen({ tags, levels, candidates });
    return second?.includes('Ready for') ? second : undefined;
  };
  expect(up([3, 6])).toBe('2 Ready for Medium: you solved 3 Easy problems in 6 attempts');
  expect(up([3, 7])).toBeUndefined();
  expect(up([2, 2])).toBeUndefined();
  expect(up([9, 9], [4, 5])).toBe('3 Ready for Hard: you solved 4 Medium problems in 5 attempts');
});

test('a tag in which nothing is solved is something new, or a start', () => {
  const tags = [tag('Graph'), tag('Math', { attempts: 2, success_rate: 0 })];
  expect(chosen({ tags, candidates: [candidate(1, 'Graph'), candidate(2, 'Math')] })).toEqual([
    '1 New to you: Graph',
    '2 Get started with Math: 0 of 9 solved',
  ]);
});

test('reasons take turns, no problem comes twice, and never one reason twice in a row while another has something left', () => {
  const tags = [
    begun('Array', 5, 1, { attempts: 5 }),
    begun('Graph', 1, 1, { attempts: 8, success_rate: 12.5 }),
    tag('Tree'),
  ];
  const levels = [{ difficulty: 'Easy' as const, solved: 6, attempts: 10 }];
  const tried = [{ problem_id: 1, tag: 'Array', tags: ['Array'], difficulty: 'Easy' as const, attempts: 1 }];
  const candidates = [
    ...[1, 2, 3].map((id) => candidate(id, 'Array')),
    candidate(4, 'Array', 'Medium'),
    ...[5, 6].map((id) => candidate(id, 'Graph')),
    candidate(7, 'Tree'),
  ];
  for (let count = 1; count <= 7; count++) {
    const choices = recommend({ ...nothing, tags, levels, tried, candidates }, count);
    expect(new Set(choices.map(({ problem_id }) => problem_id)).size).toBe(choices.length);
    const kinds = choices.map(({ reason }) => reason.replaceAll(/Array|Graph|Tree|\d+/g, '…'));
    if (count <= 5) expect(new Set(kinds).size).toBe(kinds.length);
    for (const [at, kind] of kinds.entries()) if (at > 0 && at < 5) expect(kind).not.toBe(kinds[at - 1]);
  }
  const facts = { ...nothing, tags, levels, tried, candidates };
  expect(recommend(facts, 4)).toEqual(recommend(facts, 4));
});

test('where to begin: different tags first, in order of success; then the rest', () => {
  const easy = (problem_id: number, name: string, success_rate: number, attempts = 10) => ({
    problem_id,
    tag: name,
    success_rate,
    attempts,
  });
  const beginnings = [easy(1, 'Array', 90.4), easy(2, 'Array', 80), easy(3, 'Math', 70), easy(4, 'Tree', 0, 0)];
  expect(chooseBeginnings(beginnings, 4).map(({ problem_id, reason }) => `${problem_id} ${reason}`)).toEqual([
    '1 Start with Array: 90% of attempts succeed',
    '3 Start with Math: 70% of attempts succeed',
    '4 Start with Tree: an Easy problem nobody has tried yet',
    '2 Start with Array: 80% of attempts succeed',
  ]);
  expect(chooseBeginnings(beginnings, 2).map(({ problem_id }) => problem_id)).toEqual([1, 3]);
  expect(chooseBeginnings([], 4)).toEqual([]);
});

test('what lessons have taught is practised, and what was failed names the concept behind it', () => {
  const learned = { answers: 6, tried: 0, solved: 0, percent: 40 };
  const concepts = [
    { id: 'recursion', title: 'Recursion', tag: 'Recursion', ...learned, right: 2 },
    { id: 'queue', title: 'Queue', tag: 'Queue', ...learned, right: 6 },
  ];
  const tried = [{ problem_id: 5, tag: 'Math', tags: ['Math', 'Queue'], difficulty: 'Hard' as const, attempts: 2 }];
  const behind = (tags: readonly string[]) => (tags.includes('Queue') ? { id: 'queue', title: 'Queue' } : null);
  const candidates = [candidate(1, 'Recursion'), candidate(2, 'Queue')];
  const choices = recommend({ ...nothing, concepts, tried, behind, candidates }, 4);
  expect(choices.map(({ problem_id, reason, concept }) => [problem_id, reason, concept?.id ?? null])).toEqual([
    [5, 'You’ve tried this twice. Give it another go.', 'queue'],
    [1, 'Recursion: 2 of your 6 answers in lessons were right. Practise it.', 'recursion'],
    [2, 'You know Queue from lessons (6 of 6 answers right). Put it to use.', 'queue'],
  ]);
});
