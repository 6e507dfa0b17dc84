import {
  followNotifications,
  listNotifications,
  NotificationEvent,
  readNotifications,
} from '@devorbit/contract/identity/notifications.ts';
import { call } from '@devorbit/testkit/call.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { openServer, type Server } from '../../../server.ts';
import { notify } from './commands/notify.ts';

let house: House;
let second: Server;
beforeAll(async () => {
  house = await openHouse();
  second = await openServer({ ...house.env, PORT: 0 }, { log: createLog('silent'), clock: house.clock });
});
afterAll(async () => {
  await second.close();
  await house.close();
});

const other = () => `http://127.0.0.1:${second.port}`;

async function listen(base: string, code: string) {
  const hangUp = new AbortController();
  const response = await fetch(base + followNotifications.path, {
    headers: { 'x-session-code': code },
    signal: hangUp.signal,
  });
  const events: string[] = [];
  const state = { status: response.status, events, over: false, stop: () => hangUp.abort() };
  const read = async () => {
    for await (const event of readEvents(response)) {
      const { unread, notification } = NotificationEvent.parse(event);
      events.push(`${unread} ${notification?.title ?? '-'}`);
    }
    state.over = true;
  };
  if (response.status === 200) void read().catch(() => undefined);
  return state;
}

const tell = (user_id: number, title: string) =>
  notify(house.database, { user_id, kind: 'security', at: house.clock.now(), title });

test('what is new is told on every server, to its user alone; so is what was read', async () => {
  const [ada, bob] = [await makeUser(house), await makeUser(house)];
  const [here, there, stranger] = [
    await listen(house.url, ada.code),
    await listen(other(), ada.code),
    await listen(house.url, bob.code),
  ];
  await eventually(async () => [here, there, stranger].every(({ events }) => events.length === 1));
  await tell(ada.user.id, 'A new device');
  await eventually(async () => here.events.length === 2 && there.events.length === 2);
  await call(house.url, readNotifications, { as: ada.code, body: { all: true } });
  await eventually(async () => here.events.length === 3 && there.events.length === 3);
  expect([here.events, there.events]).toEqual([
    ['0 -', '1 A new device', '0 -'],
    ['0 -', '1 A new device', '0 -'],
  ]);
  await tell(bob.user.id, 'For Bob');
  await eventually(async () => stranger.events.length === 2);
  expect([stranger.events, here.events.length]).toEqual([['0 -', '1 For Bob'], 3]);
  for (const { stop } of [here, there, stranger]) stop();
});

test('a visitor follows nothing, and a session that has ended hears nothing more', async () => {
  const { user, code } = await makeUser(house);
  expect((await listen(house.url, 'unknown')).status).toBe(401);
  const open = await listen(other(), code);
  await eventually(async () => open.events.length === 1);
  await house.database.run('delete from sessions where user_id = $1', [user.id]);
  await tell(user.id, 'After the end');
  await eventually(async () => open.over);
  expect(open.events).toEqual(['0 -']);
});

test('of one user so many pages follow and no more; who leaves makes room', async () => {
  const { code } = await makeUser(house);
  const open = await Promise.all(Array.from({ length: 20 }, () => listen(house.url, code)));
  expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await listen(house.url, code)).status).toBe(503);
  open[0]?.stop();
  const again = await eventually(async () => {
    const next = await listen(house.url, code);
    return next.status === 200 && next;
  });
  for (const { stop } of [...open, again]) stop();
  expect((await call(house.url, listNotifications, { as: code })).body.unread).toBe(0);
});
