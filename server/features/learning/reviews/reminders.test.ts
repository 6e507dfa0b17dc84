import { updatePreferences } from '@devorbit/contract/community/profiles.ts';
import { updateNotificationPreferences } from '@devorbit/contract/identity/notifications.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCards } from './cards.ts';
import { answerCard } from './commands/answer-card.ts';
import { listDue } from './commands/list-due.ts';
import { remindOfReviews } from './commands/remind-of-reviews.ts';

const item = 'lesson/react/state/what-a-component-remembers';
let house: House;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
});
afterAll(() => house.close());

/** Somebody who finished a lesson at this moment. */
async function makeLearner(finished = '2026-03-09T10:00:00Z'): Promise<SignedIn> {
  const learner = await makeUser(house);
  await house.database.raw(
    `insert into progress_marks (user_id, item, state, at, device, revision) values ($1, $2, 'done', $3, 'd', 1)`,
    [learner.user.id, item, Date.parse(finished)],
  );
  await listDue({ ...house, cards: allCards() }, { id: learner.user.id }, 'UTC');
  return learner;
}
const told = async ({ user }: SignedIn): Promise<string[]> =>
  (
    (
      await house.database.raw(
        `select title, link from notifications where user_id = $1 and kind = 'reviews' order by id`,
        [user.id],
      )
    ).rows as { title: string; link: string }[]
  ).map(({ title, link }) => `${title}|${link}`);
const at = async (moment: string) => {
  now = new Date(moment);
  await remindOfReviews(house);
};
const reminder = '2 cards are due for review|/reviews';

test('who has cards to review is told in the morning, once a day, and not before they are due', async () => {
  const learner = await makeLearner();
  const fresh = await makeLearner('2026-03-10T09:00:00Z');
  await at('2026-03-10T07:59:00Z');
  expect(await told(learner)).toEqual([]);
  await at('2026-03-10T08:05:00Z');
  await Promise.all([remindOfReviews(house), remindOfReviews(house)]);
  await at('2026-03-10T22:05:00Z');
  expect(await told(learner)).toEqual([reminder]);
  expect(await told(fresh)).toEqual([]);
  await at('2026-03-11T09:00:00Z');
  expect(await told(fresh)).toEqual([reminder]);
});

test('who has reviewed something today is left in peace', async () => {
  const learner = await makeLearner();
  now = new Date('2026-03-10T06:00:00Z');
  const { cards } = await listDue({ ...house, cards: allCards() }, { id: learner.user.id }, 'UTC');
  const [card] = cards;
  await answerCard(
    { ...house, cards: allCards() },
    { id: learner.user.id },
    { id: card!.id, reps: 0, rating: 'again', zone: 'UTC' },
  );
  await at('2026-03-10T09:00:00Z');
  expect(await told(learner)).toEqual([]);
  await at('2026-03-11T09:00:00Z');
  expect(await told(learner)).toEqual([reminder]);
});

test('who lets three days pass is told once a week, until they review again', async () => {
  const learner = await makeLearner();
  const days = async () => (await told(learner)).length;
  const seen = [];
  for (let day = 10; day <= 27; day += 1) {
    await at(`2026-03-${day}T09:00:00Z`);
    seen.push(await days());
  }
  expect(seen).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5]);
  const { cards } = await listDue({ ...house, cards: allCards() }, { id: learner.user.id }, 'UTC');
  await answerCard(
    { ...house, cards: allCards() },
    { id: learner.user.id },
    { id: cards[0]!.id, reps: 0, rating: 'good', zone: 'UTC' },
  );
  await at('2026-03-28T09:00:00Z');
  expect(await days()).toBe(6);
});

test('the morning is that of one’s own time zone', async () => {
  now = new Date('2026-03-10T00:00:00Z');
  const learner = await makeLearner();
  await call(house.url, updatePreferences, { as: learner.code, body: { time_zone: 'Asia/Kolkata' } });
  // 7:59 and 8:05 in India.
  await at('2026-03-10T02:29:00Z');
  expect(await told(learner)).toEqual([]);
  await at('2026-03-10T02:35:00Z');
  expect(await told(learner)).toEqual([reminder]);
});

test('settings are kept to, and who is suspended or has taken the lesson back is told nothing', async () => {
  now = new Date('2026-03-10T07:00:00Z');
  const [quiet, suspended, back] = [await makeLearner(), await makeLearner(), await makeLearner()];
  await call(house.url, updateNotificationPreferences, {
    as: quiet.code,
    body: { preferences: [{ kind: 'reviews', in_app: false }] },
  });
  await house.database.raw('update users set suspended_at = $2 where id = $1', [suspended.user.id, now]);
  await house.database.raw(`update progress_marks set state = 'none' where user_id = $1`, [back.user.id]);
  await at('2026-03-10T10:00:00Z');
  for (const learner of [quiet, suspended, back]) expect(await told(learner)).toEqual([]);
});
