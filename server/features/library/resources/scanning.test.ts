import { createServer, type Server } from 'node:net';
import { listResources } from '@devorbit/contract/library/resources.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makePdf } from '@devorbit/testkit/documents.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, sendForm } from './_upload.ts';

let scanner: Server;
let house: House;
let code: string;
let answer: string | null;
beforeAll(async () => {
  // As clamd speaks; null says nothing.
  scanner = createServer((socket) => {
    let tail = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        tail = Buffer.concat([tail, chunk]).subarray(-4);
        if (tail.equals(Buffer.alloc(4))) socket.end(answer === null ? '' : `${answer}\0`);
      });
  });
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  const { port } = scanner.address() as { port: number };
  house = await openHouse({ env: { CLAMD_URL: `tcp://127.0.0.1:${port}` } });
  ({ code } = await makeUser(house, { role: 'superuser' }));
});
afterAll(async () => {
  await house.close();
  scanner.close();
});

const send = () => sendForm(house.url, code, formOf(makePdf('The same'), 'same.pdf'));
const listed = async () => (await call(house.url, listResources, { query: {} })).body.results.length;

test.each([
  ['stream: Eicar-Signature FOUND', 400, 'A virus scanner found something in this file'],
  ['INSTREAM size limit exceeded. ERROR', 503, 'The file could not be checked for viruses. Please try again later.'],
  [null, 503, 'The file could not be checked for viruses. Please try again later.'],
])('a scanner that answers %j: nothing is published, and no row refers to the bytes', async (said, status, error) => {
  answer = said;
  expect(await send()).toMatchObject({ status, body: { error } });
  expect(await listed()).toBe(0);
  const { rows } = await house.database.raw('select count(*) from resource_renditions');
  expect(rows).toEqual([{ count: 0 }]);
});

test('what it calls clean is published and says so', async () => {
  answer = 'stream: OK';
  expect(await send()).toMatchObject({ status: 201, body: { scan: 'clean' } });
  expect(await listed()).toBe(1);
});
