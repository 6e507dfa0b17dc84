import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
let code: string;
beforeAll(async () => {
  house = await openHouse();
  ({ code } = await makeUser(house));
});
afterAll(() => house.close());

/** A connection to the server that keeps what it hears. */
async function open() {
  const { hostname, port } = new URL(house.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  let ended = false;
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  socket.on('error', () => undefined).once('close', () => (ended = true));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    write: (data: string | Buffer) => socket.write(data),
    end: () => socket.destroy(),
    answers: () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
    ended: () => ended,
  };
}

const START = `--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n${'x'.repeat(4_096)}`;
const END = '\r\n--b--\r\n';
const head = (length: number) =>
  [
    'POST /api/profile/picture/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b',
    `x-session-code: ${code}\r\ncontent-length: ${length}\r\n\r\n`,
  ].join('\r\n');

test('what comes of a refused form after the answer is passed over, and the connection serves the next request', async () => {
  const rest = Buffer.alloc(512 * 1024, 'x');
  const socket = await open();
  socket.write(head(START.length + rest.length + END.length) + START);
  await expect.poll(socket.answers).toEqual([400]);
  socket.write(rest);
  socket.write(END);
  // Longer than who still sends is borne with.
  await sleep(1_500);
  socket.write('GET /api/nothing/ HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(() => [socket.answers(), socket.ended()]).toEqual([[400, 404], false]);
  socket.end();
});

test('who does not end the form after the answer is cut off', async () => {
  const socket = await open();
  socket.write(head(1_000_000) + START);
  await expect.poll(() => [socket.answers(), socket.ended()]).toEqual([[400], true]);
});
