import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@devorbit/contract/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';
import { sendAnswer } from './bind.ts';
import { Written } from './repeated-answers.ts';

const list = endpoint({
  method: 'GET',
  path: '/api/list/:kind',
  summary: 'A list.',
  audience: 'anyone',
  replies: { 200: z.unknown() },
});
const long = Array.from({ length: 200 }, (_, id) => ({ id, title: 'A star' }));
const short = [{ id: 1 }];
/** Few characters and many bytes. */
const hindi = ['तारा'.repeat(250)];
const bodies: Record<string, unknown> = { long, short, hindi };

let app: Awaited<ReturnType<typeof createApp>>;
let made = 0;
let isCurrent = true;
beforeAll(async () => {
  app = await createApp(
    { PUBLIC_URL: undefined, TRUST_PROXY: false },
    createLog('silent'),
    new AbortController().signal,
  );
  app.get<{ Params: { kind: string } }>('/api/list/:kind', (request, reply) => {
    made++;
    const json = Buffer.from(JSON.stringify(bodies[request.params.kind]));
    return sendAnswer(reply, list, { body: new Written(json, () => isCurrent) as never });
  });
  app.get<{ Params: { kind: string } }>('/api/own/:kind', (request, reply) =>
    sendAnswer(reply, list, { body: bodies[request.params.kind] }),
  );
});
afterAll(() => app.close());

async function ask(url: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const { rawPayload, headers: said } = await app.inject({ url, headers });
  const encoding = said['content-encoding'];
  const plain =
    encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  expect(Number(said['content-length'])).toBe(rawPayload.length);
  return { encoding, bytes: rawPayload.length, vary: said['vary'], body: JSON.parse(plain.toString()) as unknown };
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['gzip, br; q=0.0, zstd', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('who takes %s is answered in %s', async (accepted, encoding) => {
  for (const url of ['/api/own/long', '/api/list/long', '/api/list/long']) {
    const answer = await ask(url, accepted);
    expect(answer).toMatchObject({ encoding, vary: 'accept-encoding', body: long });
    if (encoding !== undefined) expect(answer.bytes).toBeLessThan(JSON.stringify(long).length / 4);
  }
});

test('what is short is sent as it is', async () => {
  for (const url of ['/api/own/short', '/api/list/short', '/api/list/short'])
    expect(await ask(url, 'br')).toMatchObject({ encoding: undefined, vary: undefined, body: short });
});

test('what visitors share is packed once in each form, and anew when it has changed', async () => {
  made = 0;
  const url = '/api/list/long?page=1';
  for (const accepted of [undefined, undefined, 'br', 'br', 'gzip', 'gzip', undefined, 'gzip, br'])
    await ask(url, accepted);
  expect(made).toBe(3);
  isCurrent = false;
  await ask(url, 'br');
  expect(made).toBe(4);
  isCurrent = true;
  for (const [kind, times] of [
    ['short', 1],
    ['hindi', 3],
  ] as const) {
    made = 0;
    for (const accepted of [undefined, 'br', 'gzip']) await ask(`/api/list/${kind}?page=1`, accepted);
    expect([kind, made]).toEqual([kind, times]);
  }
});
