import { type EventRecordings, listRecordings, setRecordings } from '@devorbit/contract/events/recordings.ts';
import { registerForEvent } from '@devorbit/contract/events/registrations.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestEvent } from '../events/_event.ts';

let house: House;
let organizer: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  organizer = await makeUser(house);
  ada = await makeUser(house);
});
afterAll(() => house.close());

const keynote = { title: 'The keynote', url: 'https://video.example.org/1' };
const make = (starts: number) => insertTestEvent(house.database, organizer.user.id, { starts });
const set = (id: number, forGuests = false, recordings: object[] = [keynote]) => ({
  as: organizer.code,
  params: { id },
  body: { recordings, forGuests } as never,
});
const list = async (id: number, as?: SignedIn): Promise<EventRecordings> =>
  (await call(house.url, listRecordings, { params: { id }, ...(as && { as: as.code }) })).body;

test('recordings are seen once the event has begun; organizers see them before', async () => {
  const [past, coming] = [await make(-10), await make(10)];
  for (const id of [past, coming]) await call(house.url, setRecordings, set(id));
  expect(await list(past)).toEqual({ recordings: [keynote], forGuests: false, hidden: 0 });
  expect(await list(coming)).toEqual({ recordings: [], forGuests: false, hidden: 0 });
  expect((await list(coming, organizer)).recordings).toEqual([keynote]);
  await call(house.url, setRecordings, set(past, false, []));
  expect((await list(past)).recordings).toEqual([]);
});

test('those for guests are for who has a place; others are told how many there are', async () => {
  const id = await make(10);
  await call(house.url, registerForEvent, { as: ada.code, params: { id }, body: {} });
  await house.database.run(`update events set starts_at = now() - interval '2 hours' where id = $1`, [id]);
  await call(house.url, setRecordings, set(id, true));
  expect((await list(id, ada)).recordings).toEqual([keynote]);
  expect(await list(id)).toEqual({ recordings: [], forGuests: true, hidden: 1 });
  expect(await list(id, await makeUser(house))).toMatchObject({ recordings: [], hidden: 1 });
});

test('others write none, and nobody sees those of an event that is not approved', async () => {
  const id = await make(-10);
  expect((await refused(house.url, setRecordings, { ...set(id), as: ada.code })).status).toBe(403);
  const pending = await insertTestEvent(house.database, organizer.user.id, { starts: -10, state: 'pending' });
  expect((await refused(house.url, listRecordings, { params: { id: pending }, as: ada.code })).status).toBe(404);
  expect((await refused(house.url, setRecordings, { ...set(pending), as: ada.code })).status).toBe(404);
});

test.each([
  ['http', { ...keynote, url: 'http://video.example.org' }],
  ['a script', { ...keynote, url: 'javascript:alert(1)' }],
  ['no address', { ...keynote, url: '' }],
  ['no title', { ...keynote, title: ' ' }],
  ['a long title', { ...keynote, title: 'x'.repeat(121) }],
])('%s: 400', async (_, recording) => {
  const id = await make(-10);
  expect((await refused(house.url, setRecordings, set(id, false, [recording]))).status).toBe(400);
  expect((await list(id)).recordings).toEqual([]);
});

test('more than fifty: 400', async () => {
  const id = await make(-10);
  const many = Array.from({ length: 51 }, () => keynote);
  expect((await refused(house.url, setRecordings, set(id, false, many))).status).toBe(400);
});
