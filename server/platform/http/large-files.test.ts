import { createHash, type Hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProgram } from '@devorbit/testkit/process.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../blobs/_stores.ts';

const MB = 1024 * 1024;
const SIZE = 200 * MB;
/** What a process may hold more of, in MB, while it takes and gives 200. */
const ROOM_MB = 64;
const block = randomBytes(MB);
const program = fileURLToPath(new URL('_file-server.ts', import.meta.url));

const hashOf = (write: (hash: Hash) => void): string => {
  const hash = createHash('sha256');
  write(hash);
  return hash.digest('hex');
};
const expected = hashOf((hash) => {
  for (let at = 0; at < SIZE; at += MB) hash.update(block);
});

/** Streams a form with a file of that size as fast as the server takes it. */
async function send(url: string, size: number): Promise<{ status: number; body: Record<string, unknown> }> {
  const sent = request(`${url}/api/files/`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-session-code': 'ada' },
  });
  const answered = once(sent, 'response');
  sent.write('--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nLarge\r\n');
  sent.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
  for (let at = 0; at < size; at += MB) if (!sent.write(block)) await once(sent, 'drain');
  sent.end('\r\n--b--\r\n');
  const [response] = (await answered) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> };
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  const hash = createHash('sha256');
  if (response.body) for await (const chunk of response.body) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

describe.each(['disk', 's3'] as const)('200 MB, on %s', (kind) => {
  let opened: TestStore;
  let server: Awaited<ReturnType<typeof startProgram>>;
  beforeAll(async () => {
    opened = await openTestStore(kind);
    server = await startProgram(program, {}, [JSON.stringify(opened.settings), String(SIZE)]);
  });
  afterAll(async () => {
    await server.kill();
    await opened.close();
  });

  const rss = async () => ((await (await fetch(`${server.url}/api/memory/`)).json()) as { rss: number }).rss;

  test('come in and go out, and the server holds little of it at any time', async () => {
    // What the process needs for anything at all, such as compiled code, is there after a small one.
    const { body: small } = await send(server.url, 16 * MB);
    await read(`${server.url}/api/files/${String(small['digest'])}`);
    const idle = await rss();
    let most = idle;
    let over = false;
    const watching = (async () => {
      for (; !over; await sleep(100)) most = Math.max(most, await rss());
    })();
    try {
      expect(await send(server.url, SIZE)).toEqual({
        status: 201,
        body: { digest: expected, size: SIZE, title: 'Large' },
      });
      expect(await read(`${server.url}/api/files/${expected}`)).toBe(expected);
    } finally {
      over = true;
      await watching;
    }
    expect(Math.round((most - idle) / MB)).toBeLessThanOrEqual(ROOM_MB);
  });
});
