import { keepNote, listNotes } from '@devorbit/contract/learning/module-notes.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const item = 'module/react/state';
let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
});
const keep = async (text: string, base: number) =>
  (await call(house.url, keepNote, { as: ada.code, body: { item, text, base } })).body;

test('a note is kept, changed by who knows its revision, and nobody else’s', async () => {
  expect(await keep('One', 0)).toEqual({ item, text: 'One', revision: 1 });
  expect(await keep('Two', 1)).toEqual({ item, text: 'Two', revision: 2 });
  expect((await call(house.url, listNotes, { as: ada.code })).body).toEqual([{ item, text: 'Two', revision: 2 }]);
  expect((await call(house.url, listNotes, { as: (await makeUser(house)).code })).body).toEqual([]);
});

test('of two devices both texts stay, whoever comes first, and the same call again adds nothing', async () => {
  await keep('One', 0);
  await keep('From the laptop', 1);
  const both = await keep('From the phone', 1);
  expect(both.text).toBe('From the laptop\n\n---\n\nFrom the phone');
  expect(await keep('From the phone', 1)).toEqual(both);
});

test('modules that we do not have take no notes', async () => {
  const body = { item: 'module/react/nothing', text: 'x', base: 0 };
  expect((await refused(house.url, keepNote, { as: ada.code, body })).status).toBe(404);
});

test('notes go with the account, and only its own', async () => {
  const grace = await makeUser(house);
  await keep('Mine', 0);
  await call(house.url, keepNote, { as: grace.code, body: { item, text: 'Hers', base: 0 } });
  await house.database.transaction((tx) => eraseTraces(tx, ada.user.id));
  const { rows } = await house.database.raw('select user_id from learning_notes where user_id = any($1)', [
    [ada.user.id, grace.user.id],
  ]);
  expect(rows).toEqual([{ user_id: grace.user.id }]);
});
