import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const env = { PUBLIC_URL: undefined, TRUST_PROXY: false as const };
  app = await createApp(env, createLog('silent'), new AbortController().signal);
  app.post('/short', { config: { receiveMs: 50 } }, async ({ body }) => body);
  app.post('/long', { config: { receiveMs: 600_000 } }, async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends the first half of `{}`, and the other one after `ms`; never, without. */
async function post(path: string, ms?: number): Promise<number | string> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers });
  sent.on('error', () => undefined);
  sent.write('{');
  const outcome = new Promise<number | string>((resolve) => {
    sent.once('response', ({ statusCode }) => resolve(statusCode ?? 0));
    sent.once('close', () => resolve('closed'));
  });
  if (ms !== undefined) {
    await sleep(ms);
    sent.end('}');
  }
  return outcome;
}

test('a body that does not come in the time of its route ends the connection', async () => {
  expect(await post('/short')).toBe('closed');
});

test('one that comes within it is answered, however slowly it came', async () => {
  expect(await post('/long', 500)).toBe(200);
});
