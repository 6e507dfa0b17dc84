import {
  type EventFeedback,
  giveFeedback,
  showFeedback,
  withdrawFeedback,
} from '@devorbit/contract/events/feedback.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { insertTestEvent } from '../events/_event.ts';
import { askAttendees } from './commands/ask-attendees.ts';

let house: House;
let organizer: SignedIn;
let now: Date;
const clock = { now: () => now };
beforeAll(async () => {
  now = new Date();
  house = await openHouse({ clock });
  organizer = await makeUser(house);
});
afterAll(() => house.close());
beforeEach(() => {
  now = new Date();
});

/** It ended two hours ago. */
const make = (starts = -10) => insertTestEvent(house.database, organizer.user.id, { starts, title: 'Night of stars' });
async function guest(id: number, { came = true, state = 'confirmed' } = {}): Promise<SignedIn> {
  const person = await makeUser(house);
  await house.database.run(
    `insert into registrations (event_id, user_id, state, seats, guests, answers, queue, registered_at, updated_at, checked_in_at)
     values ($1, $2, $3, 1, '{}', '{}', nextval('registration_queue'), now(), now(), case when $4 then now() end)`,
    [id, person.user.id, state, came],
  );
  return person;
}
const at = (as: SignedIn, id: number) => ({ as: as.code, params: { id } });
const give = async (as: SignedIn, id: number, stars: number, text = ''): Promise<EventFeedback> =>
  (await call(house.url, giveFeedback, { ...at(as, id), body: { stars, text } })).body;
const refusal = async (as: SignedIn, id: number, body: object = { stars: 4 }) => {
  const { status, body: said } = await refused(house.url, giveFeedback, { ...at(as, id), body: body as never });
  return [status, said.message];
};
const show = async (as: SignedIn, id: number): Promise<EventFeedback> =>
  (await call(house.url, showFeedback, at(as, id))).body;
const toldOf = async ({ user }: SignedIn) =>
  (
    await house.database.rows(
      z.object({ title: z.string(), link: z.string().nullable() }),
      `select title, link from notifications where user_id = $1 and title like 'How was%'`,
      [user.id],
    )
  ).map(({ title, link }) => [title, link]);

test('who came says what they thought, changes it and takes it back', async () => {
  const id = await make();
  const ada = await guest(id);
  expect(await show(ada, id)).toEqual({ open: true, own: null, summary: null });
  expect(await give(ada, id, 3, 'Cold room')).toMatchObject({ own: { stars: 3, text: 'Cold room' }, summary: null });
  expect(await give(ada, id, 4)).toMatchObject({ own: { stars: 4, text: '' } });
  expect((await call(house.url, withdrawFeedback, at(ada, id))).body).toMatchObject({ own: null });
  expect((await show(organizer, id)).summary).toEqual({ count: 0, stars: null, average: null, texts: [] });
});

test('nobody who was not there gives any, nor anybody before its end or after thirty days', async () => {
  const id = await make();
  const [ada, absent] = [await guest(id), await guest(id, { came: false })];
  const waiting = await guest(id, { state: 'waiting', came: false });
  const not = [403, 'Only people who were at the event can give feedback'];
  for (const person of [absent, waiting, organizer]) {
    expect(await refusal(person, id)).toEqual(not);
    expect((await show(person, id)).open).toBe(false);
  }
  const running = await make(-1);
  expect(await refusal(await guest(running), running)).toEqual([409, 'Feedback opens when the event is over']);
  await house.database.run(
    `update events set ends_at = now() - interval '31 days', starts_at = now() - interval '32 days' where id = $1`,
    [id],
  );
  expect(await refusal(ada, id)).toEqual([409, 'Feedback on this event has closed']);
  expect((await show(ada, id)).open).toBe(false);
});

test('where nobody was checked in, everybody with a place was there', async () => {
  const id = await make();
  const ada = await guest(id, { came: false });
  expect(await give(ada, id, 5)).toMatchObject({ open: true, own: { stars: 5 } });
});

test.each([
  ['no stars', {}],
  ['none', { stars: 0 }],
  ['six', { stars: 6 }],
  ['halves', { stars: 2.5 }],
  ['a text that is too long', { stars: 3, text: 'x'.repeat(1_001) }],
  ['hidden characters', { stars: 3, text: 'a\u202eb' }],
])('%s: 400', async (_, body) => {
  const id = await make();
  expect((await refusal(await guest(id), id, body))[0]).toBe(400);
});

test('organizers read it from three answers on, without names; nobody else does', async () => {
  const id = await make();
  const people = [await guest(id), await guest(id), await guest(id)];
  await give(people[0]!, id, 5, 'The talk on comets');
  await give(people[1]!, id, 2, 'Too loud');
  expect((await show(organizer, id)).summary).toEqual({ count: 2, stars: null, average: null, texts: [] });
  await give(people[2]!, id, 5);
  const { summary } = await show(organizer, id);
  expect(summary).toMatchObject({ count: 3, stars: [0, 1, 0, 0, 2], average: 4 });
  expect(summary?.texts.toSorted((a, b) => a.stars - b.stars)).toEqual([
    { stars: 2, text: 'Too loud' },
    { stars: 5, text: 'The talk on comets' },
  ]);
  for (const { user } of people) expect(JSON.stringify(summary)).not.toContain(user.username);
  expect((await show(people[0]!, id)).summary).toBeNull();
});

test('everybody who came is asked once, though two servers look at once, and nobody of an event that was long ago', async () => {
  const [id, old, cancelled] = [await make(), await make(-100), await make()];
  await house.database.run(`update events set cancelled_at = now(), reason = 'Rain' where id = $1`, [cancelled]);
  const people = [await guest(id), await guest(id), await guest(old), await guest(cancelled)];
  const absent = await guest(id, { came: false });
  for (let hour = 0; hour < 2; hour++)
    await Promise.all([1, 2, 3].map(() => askAttendees({ database: house.database, clock })));
  const asked = [['How was Night of stars?', `/events-hackathons/${id}`]];
  expect(await Promise.all([...people, absent].map(toldOf))).toEqual([asked, asked, [], [], []]);
});

test('it goes with the account', async () => {
  const id = await make();
  const ada = await guest(id);
  await give(ada, id, 1, 'Never again');
  await house.database.transaction((tx) => eraseTraces(tx, ada.user.id));
  expect((await show(organizer, id)).summary).toMatchObject({ count: 0 });
});
