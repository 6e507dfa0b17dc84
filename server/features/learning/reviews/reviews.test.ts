import { mergeProgress } from '@devorbit/contract/learning/progress.ts';
import { answerQuiz } from '@devorbit/contract/learning/quizzes.ts';
import { REVIEWS_A_DAY } from '@devorbit/contract/learning/review-words.ts';
import { answerReview, exportReviews, listReviews, removeReview } from '@devorbit/contract/learning/reviews.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasureOf } from '../../../platform/erasure.ts';
import { openSession } from '../../identity/accounts/commands/open-session.ts';
import { allCards } from './cards.ts';
import { answerCard } from './commands/answer-card.ts';
import { listDue } from './commands/list-due.ts';
import { showDue } from './commands/show-due.ts';
import { undoAnswer } from './commands/undo-answer.ts';
import { reviews } from './feature.ts';
import { purgeOldAnswers } from './jobs.ts';

const lesson = 'react/state/what-a-component-remembers';
const quiz = lesson.replaceAll('/', '.');
const DAY_MS = 86_400_000;
let house: House;
let ada: SignedIn;
const START = new Date('2026-11-24T12:00:00Z');
let now = START;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
});
afterAll(() => house.close());
beforeEach(async () => {
  now = START;
  ada = await makeUser(house);
});
/** A session of now: days pass, and sessions end. */
const sessionOf = async ({ user }: SignedIn) =>
  (await openSession({ ...house, sessionHours: 1 }, user.id, 'password', { ip: '127.0.0.1', userAgent: 'test' }))
    .session_code;

const deps = () => ({ ...house, cards: allCards() });
const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};
const listed = (by = ada, zone = 'UTC') => listDue(deps(), { id: by.user.id }, zone);
const answered = (
  card: { id: number; reps: number },
  rating: 'again' | 'hard' | 'good' | 'easy' = 'good',
  zone = 'UTC',
) => answerCard(deps(), { id: ada.user.id }, { id: card.id, reps: card.reps, rating, zone });
const mark = async (lessons: string[], state: 'done' | 'none' = 'done', at = now.getTime()) =>
  call(house.url, mergeProgress, {
    as: await sessionOf(ada),
    body: { since: 0, marks: lessons.map((id) => ({ item: `lesson/${id}`, state, at, device: 'd' })) },
  });
const firstOf = async () => {
  const [card] = (await listed()).cards;
  if (card === undefined) throw new Error('Nothing is due');
  return card;
};
const lessonIds = [...new Set([...allCards().values()].map((card) => card.lesson.id))];

test('a finished lesson brings the cards of its recall block, a day later', async () => {
  expect(await listed()).toEqual({ cards: [], due: 0, done: 0, total: 0, next_on: null, undo: false });
  await mark([lesson]);
  expect(await listed()).toMatchObject({ cards: [], due: 0, total: 2, next_on: '2026-11-25' });
  pass(1);
  const { cards, due } = await listed();
  expect(due).toBe(2);
  expect(cards[0]).toMatchObject({
    kind: 'recall',
    question: 'Why does a changed variable not show?',
    answer: 'Nothing asks React for a new drawing, and that drawing would start the variable over.',
    lesson: { id: lesson, title: 'What a component remembers', anchor: 'your-turn' },
    reps: 0,
    next: { again: 1, hard: 2, good: 3, easy: 8 },
  });
  expect((await listed(await makeUser(house))).total).toBe(0);
});

test('who takes a lesson back is not asked about it until they finish it again', async () => {
  await mark([lesson], 'done', now.getTime() - 2 * DAY_MS);
  expect((await listed()).due).toBe(2);
  await mark([lesson], 'none', now.getTime() - DAY_MS);
  expect(await listed()).toMatchObject({ cards: [], due: 0, total: 0 });
  await mark([lesson]);
  expect((await listed()).due).toBe(2);
});

test('a question that was answered wrongly becomes a card, once; again wrong, it comes back tomorrow', async () => {
  const wrong = { as: ada.code, params: { id: quiz }, body: { answers: [1, 0, 2, 0] } };
  await call(house.url, answerQuiz, wrong);
  await call(house.url, answerQuiz, wrong);
  expect((await listed()).total).toBe(1);
  pass(1);
  const card = await firstOf();
  expect(card).toMatchObject({ kind: 'quiz', choices: expect.any(Array) as unknown, lesson: { id: lesson } });
  expect(card.choices).toContain(card.answer);
  expect(card.why).not.toBeNull();
  await answered(card, 'easy');
  expect((await listed()).next_on).toBe('2026-12-03');
  now = START;
  await call(house.url, answerQuiz, wrong);
  expect((await listed()).next_on).toBe('2026-11-25');
  // Visitors keep nothing.
  await call(house.url, answerQuiz, { params: { id: quiz }, body: { answers: [0, 0, 0, 0] } });
  expect((await listed()).total).toBe(1);
});

test('an answer moves a card as its button said, and not before it is due', async () => {
  await mark([lesson]);
  pass(1);
  const card = await firstOf();
  expect(await answered(card, 'good')).toEqual({ due: '2026-11-28', days: 3 });
  expect(card.next.good).toBe(3);
  expect(await listed()).toMatchObject({ due: 1, done: 1, undo: true });
  await expect(answered({ id: card.id, reps: 1 })).rejects.toThrow('isn’t due yet');
  await expect(answered(card)).rejects.toThrow('another device');
  pass(3);
  const again = (await listed()).cards.find(({ id }) => id === card.id);
  expect(again).toMatchObject({ reps: 1 });
  expect(again?.next.good).toBeGreaterThan(3);
});

test('of two devices that answer at once one is heard', async () => {
  await mark([lesson]);
  pass(1);
  const card = await firstOf();
  const both = await Promise.allSettled([answered(card, 'good'), answered(card, 'again')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await listed()).done).toBe(1);
});

test('the last answer of today can be taken back, one after the other', async () => {
  await mark([lesson]);
  pass(1);
  const before = await listed();
  await expect(undoAnswer(deps(), { id: ada.user.id }, 'UTC')).rejects.toThrow('no answer from today');
  for (const card of before.cards) await answered(card, 'easy');
  for (const card of before.cards.toReversed())
    expect(await undoAnswer(deps(), { id: ada.user.id }, 'UTC')).toEqual({ id: card.id });
  expect(await listed()).toEqual(before);
  const [first] = before.cards;
  await answered(first!, 'easy');
  pass(1);
  await expect(undoAnswer(deps(), { id: ada.user.id }, 'UTC')).rejects.toThrow('no answer from today');
});

test('twenty a day: the rest waits for tomorrow', async () => {
  const many = lessonIds.slice(0, 14);
  await mark(many, 'done', now.getTime() - 2 * DAY_MS);
  const first = await listed();
  expect(first.due).toBeGreaterThan(REVIEWS_A_DAY);
  expect(first.cards).toHaveLength(REVIEWS_A_DAY);
  for (const card of first.cards.slice(0, 15)) await answered(card, 'easy');
  expect((await listed()).cards).toHaveLength(5);
  for (const card of first.cards.slice(15)) await answered(card, 'easy');
  expect(await listed()).toMatchObject({ cards: [], due: first.due - REVIEWS_A_DAY, done: REVIEWS_A_DAY });
  pass(1);
  expect((await listed()).cards).toHaveLength(first.due - REVIEWS_A_DAY);
});

test('days are those of the learner', async () => {
  // In Kolkata the day is five and a half hours ahead: 20:00 in UTC is tomorrow there.
  now = new Date('2026-11-24T20:00:00Z');
  await mark([lesson], 'done', Date.parse('2026-11-24T10:00:00Z'));
  expect((await listed(ada, 'UTC')).due).toBe(0);
  const { cards, due } = await listed(ada, 'Asia/Kolkata');
  expect(due).toBe(2);
  await expect(answered(cards[0]!)).rejects.toThrow('isn’t due yet');
  expect((await answered(cards[0]!, 'good', 'Asia/Kolkata')).due).toBe('2026-11-28');
});

test('what is due is told by concept', async () => {
  await mark([lesson]);
  expect(await showDue(deps(), { id: ada.user.id }, 'UTC')).toMatchObject({ due: 0, concepts: [] });
  pass(1);
  expect(await showDue(deps(), { id: ada.user.id }, 'UTC')).toMatchObject({
    due: 2,
    concepts: [{ id: 'react-state', due: 2 }],
  });
});

test('a card that was removed is never asked again; others have no part in it', async () => {
  await mark([lesson], 'done', now.getTime() - 2 * DAY_MS);
  const card = await firstOf();
  const other = await makeUser(house);
  const params = { id: card.id };
  for (const as of [other.code, (await makeUser(house, { role: 'superuser' })).code]) {
    expect((await refused(house.url, removeReview, { as, params })).status).toBe(404);
    expect((await refused(house.url, answerReview, { as, params, body: { rating: 'good', reps: 0 } })).status).toBe(
      404,
    );
  }
  await call(house.url, removeReview, { as: ada.code, params });
  expect((await refused(house.url, removeReview, { as: ada.code, params })).status).toBe(404);
  await mark([lesson]);
  expect((await listed()).cards.map(({ id }) => id)).not.toContain(card.id);
});

test('cards whose words our content no longer has are not asked', async () => {
  await mark([lesson], 'done', now.getTime() - 2 * DAY_MS);
  await house.database.raw(
    `update review_cards set card = card || 'x' where id = (select min(id) from review_cards where user_id = $1)`,
    [ada.user.id],
  );
  const names = (await listed()).cards.map(({ question }) => question);
  // The changed one came anew, as another card.
  expect(new Set(names).size).toBe(2);
});

test('the export has every card with its answers, and nobody else’s', async () => {
  await mark([lesson]);
  pass(1);
  await answered(await firstOf(), 'hard');
  const file = async (format: 'json' | 'csv', by = ada) => {
    const { body } = await call(house.url, exportReviews, { as: await sessionOf(by), params: { format } });
    return Buffer.from(body.base64, 'base64').toString();
  };
  const { format, cards } = JSON.parse(await file('json')) as { format: string; cards: Record<string, unknown>[] };
  expect(format).toBe('devorbit-reviews/1');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toMatchObject({
    question: 'Why does a changed variable not show?',
    lesson,
    concept: 'react-state',
    reps: 1,
    answers: [{ rating: 'hard', days: 2 }],
  });
  const [head, first] = (await file('csv')).split('\n');
  expect(head).toBe('question,answer,lesson,due');
  expect(first).toMatch(new RegExp(`^Why does a changed variable not show\\?,"Nothing asks .*",${lesson},\\d{4}-`));
  const other = await makeUser(house);
  expect((JSON.parse(await file('json', other)) as { cards: unknown[] }).cards).toEqual([]);
});

test('answers are kept for two years, cards as long as the account', async () => {
  await mark([lesson]);
  pass(1);
  await answered(await firstOf());
  const count = async () =>
    (await house.database.raw('select 1 from review_answers where user_id = $1', [ada.user.id])).rows.length;
  pass(729);
  await purgeOldAnswers(deps());
  expect(await count()).toBe(1);
  pass(2);
  await purgeOldAnswers(deps());
  expect(await count()).toBe(0);
  expect(erasureOf([reviews]).columns.map(({ table }) => table)).toEqual([
    'review_cards',
    'review_answers',
    'review_reminders',
  ]);
});

test('input is bounded', async () => {
  const body = (over: object) => ({
    as: ada.code,
    params: { id: 1 },
    body: { rating: 'good' as const, reps: 0, ...over },
  });
  for (const odd of [{ rating: 'perfect' }, { reps: -1 }, { time_zone: 'Mars/Olympus' }])
    expect((await refused(house.url, answerReview, body(odd))).status).toBe(400);
  expect((await refused(house.url, listReviews, { as: ada.code, query: { time_zone: 'x' } })).status).toBe(400);
  expect((await refused(house.url, listReviews, {})).status).toBe(401);
});
