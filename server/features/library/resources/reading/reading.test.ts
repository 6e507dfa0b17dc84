import {
  forgetResourcePosition,
  listReading,
  saveResourcePosition,
} from '@devorbit/contract/library/resource-positions.ts';
import { openResource } from '@devorbit/contract/library/resources.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makePdf } from '@devorbit/testkit/documents.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publish, suggest } from '../_upload.ts';

let now = new Date('2026-11-20T10:00:00.000Z');
let house: House;
let member: SignedIn;
let other: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
  [member, other, admin] = [await makeUser(house), await makeUser(house), await makeUser(house, { role: 'superuser' })];
});
afterAll(() => house.close());
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

let made = 0;
const put = async () => (await publish(house.url, admin.code, makePdf(`File ${++made}`), 'a.pdf')).id;
const save = (id: number, page: number, pages = 10, as = member) =>
  call(house.url, saveResourcePosition, { as: as.code, params: { id }, body: { page, pages } });
const reading = async (as: SignedIn) => (await call(house.url, listReading, { as: as.code })).body;
const at = async (id: number, as: SignedIn) =>
  (await call(house.url, openResource, { as: as.code, params: { id } })).body.position;

test('a document opens at the page where its reader was; nobody else is told', async () => {
  const id = await put();
  expect(await at(id, member)).toBeNull();
  await save(id, 7);
  await save(id, 4);
  expect(await at(id, member)).toEqual({ page: 4, pages: 10 });
  expect(await at(id, other)).toBeNull();
  expect(await reading(other)).toEqual([]);
  await call(house.url, forgetResourcePosition, { as: member.code, params: { id } });
  expect(await at(id, member)).toBeNull();
});

test('to go on with is what was begun and not finished, the latest first, six at most', async () => {
  const all: number[] = [];
  for (let n = 0; n < 9; n++) all.push(await put());
  const [begun, finished, ...rest] = all;
  await save(begun ?? 0, 1);
  await save(finished ?? 0, 10);
  for (const id of rest) {
    now = new Date(now.getTime() + 1000);
    await save(id, 2);
  }
  const found = await reading(member);
  expect(found.map(({ resource }) => resource.id)).toEqual(rest.toReversed().slice(0, 6));
  expect(found[0]).toMatchObject({ position: { page: 2, pages: 10 }, at: now.toISOString() });
  await house.database.raw(`update resources set state = 'hidden' where id = $1`, [rest.at(-1)]);
  expect((await reading(member)).map(({ resource }) => resource.id)).toEqual(rest.toReversed().slice(1, 7));
});

test.each([
  { page: 0, pages: 3 },
  { page: 4, pages: 3 },
  { page: 1.5, pages: 3 },
  { page: 1, pages: 100_001 },
  { page: '2', pages: 3 },
  { page: 2 },
  {},
])('%j is no place in a document', async (body) => {
  const id = await put();
  const answer = await refused(house.url, saveResourcePosition, {
    as: member.code,
    params: { id },
    body: body as never,
  });
  expect(answer.status).toBe(400);
});

test('only in a document that one may see', async () => {
  const { resource } = await suggest(house.url, member.code, makePdf('Suggested'), 'a.pdf');
  const input = { params: { id: resource.id }, body: { page: 2, pages: 3 } };
  expect((await refused(house.url, saveResourcePosition, input)).status).toBe(401);
  for (const id of [resource.id, 999_999])
    expect((await refused(house.url, saveResourcePosition, { ...input, params: { id }, as: other.code })).status).toBe(
      404,
    );
  // Its sender looks through it, and goes on with it once it is published.
  expect((await call(house.url, saveResourcePosition, { ...input, as: member.code })).status).toBe(200);
  expect((await reading(member)).map((one) => one.resource.id)).not.toContain(resource.id);
});
