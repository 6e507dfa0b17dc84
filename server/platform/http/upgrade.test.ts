import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Longest that a test waits for the server to hang up, in ms. */
const PATIENCE_MS = 20_000;

test.each([
  'GET /api/%zz',
  'GET /%E0%A4%A',
  `GET /api/problems/${'9'.repeat(300)}/`,
  'GET /api/skills/',
  'GET /nowhere',
  'POST /api/login/',
  'DELETE /api/sessions/%00/',
])('%s that asks for another protocol is answered, and its connection ended', async (call) => {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  const closed = once(socket, 'close').then(() => 'closed');
  socket.write(`${call} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n`);
  expect(await Promise.race([closed, delay(PATIENCE_MS, 'open')])).toBe('closed');
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
});
