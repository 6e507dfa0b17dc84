import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { listPostcards, sendPostcard } from '@devorbit/contract/site/postcards.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { searchSources } from '../../../registry.ts';
import { indexContent } from '../search/commands/index-content.ts';
import { purgePostcards } from './jobs.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ env: { POSTCARDS_PER_DAY: '2', POSTCARD_DAYS: '7' } });
});
afterAll(() => house.close());

const wall = async () => (await call(house.url, listPostcards)).body;

test('a postcard hangs when its job is done, and its sender is told', async () => {
  const { code, user } = await makeUser(house);
  expect((await call(house.url, sendPostcard, { as: code, body: { text: 'Greetings' } })).status).toBe(202);
  await eventually(async () => (await wall()).length === 1);
  expect(await wall()).toMatchObject([{ username: user.username, text: 'Greetings' }]);
  const { body } = await call(house.url, listNotifications, { as: code, query: {} });
  expect(body.notifications).toMatchObject([{ kind: 'postcards', title: 'Your postcard hangs on the wall.' }]);
});

test('nobody sends more postcards than the operator allows', async () => {
  const { code } = await makeUser(house);
  const sent = { as: code, body: { text: 'Again' } };
  for (let at = 0; at < 2; at++) await call(house.url, sendPostcard, sent);
  expect((await refused(house.url, sendPostcard, sent)).status).toBe(429);
});

test('old postcards are forgotten', async () => {
  await house.database.raw('update postcards set sent_at = $1', [
    new Date(house.clock.now().getTime() - (7 + 1) * 24 * 60 * 60 * 1000),
  ]);
  await purgePostcards(house);
  expect(await wall()).toEqual([]);
});

test('the wall of postcards is found', async () => {
  await indexContent(house, searchSources, contentFolder('.'));
  const { body } = await call(house.url, searchSite, { query: { q: 'wall of postcards', kind: 'postcards' } });
  expect(body.results.map(({ title }) => title)).toEqual(['The wall of postcards']);
});
