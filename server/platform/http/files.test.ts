import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../blobs/_stores.ts';
import { type FileServer, openFileServer } from './_file-server.ts';

const MAX = 1024 * 1024;
let now = new Date('2026-03-01T10:00:00Z');
let opened: TestStore;
let server: FileServer;
beforeAll(async () => {
  opened = await openTestStore('disk');
  server = await openFileServer(opened.settings, { maxBytes: MAX, now: () => now });
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

type Form = { file?: Buffer; field?: string; name?: string; title?: string; as?: string; titleFirst?: boolean };

async function upload({ file, field = 'file', name = 'notes.pdf', title = 'Notes', as = 'ada', titleFirst }: Form) {
  const form = new FormData();
  if (titleFirst) form.set('title', title);
  if (file) form.set(field, new Blob([new Uint8Array(file)]), name);
  if (!titleFirst) form.set('title', title);
  const response = await fetch(`${server.url}/api/files/`, {
    method: 'POST',
    body: form,
    headers: { 'x-session-code': as },
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const kept = async (): Promise<number> => {
  let count = 0;
  for await (const _ of opened.store.list()) count++;
  return count;
};
const unfinished = () => readdir(join(opened.dataDir, 'blobs/incoming'));

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(server.url + path, { headers, method });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an upload', () => {
  test('is the file and the other fields, in whatever order they come', async () => {
    const file = randomBytes(MAX);
    for (const titleFirst of [true, false])
      expect(await upload({ file, titleFirst })).toEqual({
        status: 201,
        body: { digest: createHash('sha256').update(file).digest('hex'), size: MAX, title: 'Notes' },
      });
    expect(await unfinished()).toEqual([]);
  });

  test.each([
    ['a byte too much', { file: Buffer.alloc(MAX + 1) }, 413, 'Too large'],
    ['far too much', { file: Buffer.alloc(3 * MAX) }, 413, 'Too large'],
    ['no file', {}, 400, 'No file selected'],
    ['a file in another field', { file: Buffer.from('x'), field: 'other' }, 400, 'No form'],
    ['no title', { file: Buffer.from('no title'), title: '' }, 400, 'title'],
    ['a title without end', { file: Buffer.from('x'), title: 'x'.repeat(30_000), titleFirst: true }, 400, 'No form'],
    ['somebody who may not', { file: Buffer.from('x'), as: 'ben' }, 403, 'Not you'],
    ['nobody', { file: Buffer.from('x'), as: 'eve' }, 401, 'signed in'],
  ])('of %s is refused', async (_, form: Form, status, sentence) => {
    const answer = await upload(form);
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(sentence) } });
    expect(await unfinished()).toEqual([]);
  });

  test('of a byte too much is refused where all of it comes in one piece', async () => {
    const narrow = await openFileServer(opened.settings, { maxBytes: 100 });
    const status = async (bytes: number) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'notes.pdf');
      form.set('title', 'Notes');
      const headers = { 'x-session-code': 'ada' };
      return (await fetch(`${narrow.url}/api/files/`, { method: 'POST', body: form, headers })).status;
    };
    expect([await status(100), await status(101)]).toEqual([201, 413]);
    await narrow.close();
  });

  test('of two files, of no form and of half a form is refused', async () => {
    const before = await kept();
    const send = async (type: string, body: string) =>
      (
        await fetch(`${server.url}/api/files/`, {
          method: 'POST',
          headers: { 'content-type': type, 'x-session-code': 'ada' },
          body,
        })
      ).status;
    const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\nx`;
    const form = 'multipart/form-data; boundary=b';
    expect(await send(form, `${part('file')}\r\n${part('file')}\r\n--b--`)).toBe(400);
    expect(await send('application/json', '{}')).toBe(400);
    expect(await send(form, 'nothing')).toBe(400);
    expect(await send(form, part('file'))).toBe(400);
    expect(await send('text/plain', 'x')).toBe(415);
    // The first file of two is kept, and nobody's.
    expect(await kept()).toBeLessThanOrEqual(before + 1);
    expect(await unfinished()).toEqual([]);
  });

  test.each([
    ['disk', 'a whole request', 10],
    ['disk', 'in many pieces', 250_000],
    ['memory', 'a whole request', 10],
    ['memory', 'in many pieces', 250_000],
  ] as const)('to %s of half a form, %s, is the sender’s fault', async (kind, _, bytes) => {
    const before = await kept();
    const { port } = new URL(server.url);
    const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    const path = kind === 'disk' ? '/api/files/' : '/api/notes/';
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-session-code: ada\r\ncontent-length: ${head.length + bytes}\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n${head}`,
    );
    for (let left = bytes; left > 0; left -= 50_000) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.write('x'.repeat(Math.min(left, 50_000)));
    }
    expect((await buffer(socket)).toString()).toContain('HTTP/1.1 400 ');
    expect(await unfinished()).toEqual([]);
    expect(await kept()).toBe(before);
  });

  test('that breaks off in the middle leaves nothing', async () => {
    const before = await kept();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = 'content-disposition: form-data; name="file"; filename="a"';
    socket.write(
      `POST /api/files/ HTTP/1.1\r\nhost: x\r\nx-session-code: ada\r\ncontent-length: 900000\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n--b\r\n${head}\r\n\r\n${'x'.repeat(200_000)}`,
    );
    await eventually(async () => (await unfinished()).length === 1);
    socket.destroy();
    await eventually(async () => (await unfinished()).length === 0);
    expect(await kept()).toBe(before);
  });

  test('that we cannot keep is our fault, is told to us and not to the caller', async () => {
    const folder = join(opened.dataDir, 'blobs/incoming');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    const { status, body } = await upload({ file: Buffer.from('x') });
    expect({ status, message: body['message'] }).toEqual({
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(server.log()).toContain('EEXIST');
    await rm(folder);
    expect((await upload({ file: Buffer.from('x') })).status).toBe(201);
  });
});

describe('a file', () => {
  const file = randomBytes(300_000);
  const digest = createHash('sha256').update(file).digest('hex');
  const path = `/api/files/${digest}`;
  beforeAll(async () => {
    await upload({ file, name: '../नोट्स\u202Efdp.exe' });
  });

  test('is saved, and nothing in it runs', async () => {
    const { status, headers, bytes } = await get(path);
    expect(status).toBe(200);
    expect(bytes.equals(file)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '300000',
      'content-disposition': `attachment; filename="?????_fdp.exe"; filename*=UTF-8''%E0%A4%A8%E0%A5%8B%E0%A4%9F%E0%A5%8D%E0%A4%B8_fdp.exe`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private',
      'accept-ranges': 'bytes',
      etag: `"${digest}"`,
    });
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=299999-', 299_999, 299_999],
    ['bytes=200000-99999999', 200_000, 299_999],
    ['bytes=-5', 299_995, 299_999],
  ])('gives the range %s', async (range, start, end) => {
    const { status, headers, bytes } = await get(path, { range });
    expect({ status, range: headers.get('content-range'), length: headers.get('content-length') }).toEqual({
      status: 206,
      range: `bytes ${start}-${end}/300000`,
      length: String(end - start + 1),
    });
    expect(bytes.equals(file.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=300000-', 'bytes=500000-600000', 'bytes=-0'])('has nothing of the range %s', async (range) => {
    const { status, headers } = await get(path, { range });
    expect({ status, range: headers.get('content-range'), etag: headers.get('etag') }).toEqual({
      status: 416,
      range: 'bytes */300000',
      etag: null,
    });
  });

  test.each(['bytes=-99999999', 'bytes=0-1,5-6', 'bytes=0-1,1-2', 'lines=0-1', 'bytes', 'bytes=x-y', 'bytes=5'])(
    'is given whole to who asks for %s',
    async (range) => {
      const { status, headers, bytes } = await get(path, { range });
      expect({ status, range: headers.get('content-range'), length: bytes.length }).toEqual({
        status: 200,
        range: null,
        length: 300_000,
      });
    },
  );

  test('a range of what has changed meanwhile is all of it', async () => {
    expect((await get(path, { range: 'bytes=0-1', 'if-range': `"${digest}"` })).status).toBe(206);
    for (const unchanged of [`"${'0'.repeat(64)}"`, `W/"${digest}"`, 'Sun, 01 Mar 2026 10:00:00 GMT'])
      expect((await get(path, { range: 'bytes=0-1', 'if-range': unchanged })).status).toBe(200);
  });

  test.each([`"${digest}"`, `W/"${digest}"`, `"x", "${digest}"`, '*'])(
    'is not sent again to who has %s',
    async (tag) => {
      const { status, headers, bytes } = await get(path, { 'if-none-match': tag, range: 'bytes=0-1' });
      expect({ status, length: bytes.length, etag: headers.get('etag') }).toEqual({
        status: 304,
        length: 0,
        etag: `"${digest}"`,
      });
      expect((await get(path, { 'if-none-match': `"${'0'.repeat(64)}"` })).status).toBe(200);
    },
  );

  test('HEAD tells of it and sends nothing', async () => {
    const { status, headers, bytes } = await get(path, { range: 'bytes=0-1' }, 'HEAD');
    expect({ status, bytes: bytes.length, length: headers.get('content-length'), etag: headers.get('etag') }).toEqual({
      status: 200,
      bytes: 0,
      length: '300000',
      etag: `"${digest}"`,
    });
    expect((await get(`/api/files/${'0'.repeat(64)}`, {}, 'HEAD')).status).toBe(404);
  });

  test('whose bytes are gone is our fault, and the answer says nothing of it', async () => {
    const other = await upload({ file: Buffer.from('soon gone') });
    await opened.store.delete(other.body['digest'] ?? '');
    const { status, headers } = await get(`/api/files/${other.body['digest']}`);
    expect({ status, type: headers.get('content-type'), etag: headers.get('etag') }).toEqual({
      status: 500,
      type: 'application/json; charset=utf-8',
      etag: null,
    });
  });

  test('who goes away in the middle leaves no file open', async () => {
    const large = await upload({ file: randomBytes(MAX) });
    const openFiles = async () => (await readdir('/proc/self/fd').catch(() => [])).length;
    const before = await openFiles();
    for (let at = 0; at < 20; at++) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write(`GET /api/files/${large.body['digest']} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }
    await eventually(async () => (await openFiles()) <= before + 2);
  });
});

describe('a signed address', () => {
  let address: string;
  const link = async (digest: string, as: string) => {
    const response = await fetch(`${server.url}/api/files/${digest}/link/`, { headers: { 'x-session-code': as } });
    return { status: response.status, address: ((await response.json()) as { address: string }).address };
  };
  let [digest, other] = ['', ''];
  beforeAll(async () => {
    digest = (await upload({ file: Buffer.from('one') })).body['digest'] ?? '';
    other = (await upload({ file: Buffer.from('two') })).body['digest'] ?? '';
    address = (await link(digest, 'ada')).address;
  });

  test('is given to who is signed in, and opens the file without a session for ten minutes', async () => {
    expect((await link(digest, 'eve')).status).toBe(401);
    expect((await get(address)).bytes.toString()).toBe('one');
    expect((await get(address, { range: 'bytes=1-' })).bytes.toString()).toBe('ne');
    const since = now;
    now = new Date(since.getTime() + 10 * 60_000 - 1);
    expect((await get(address)).status).toBe(200);
    now = new Date(since.getTime() + 10 * 60_000);
    expect((await get(address)).status).toBe(403);
    now = since;
  });

  test.each<[string, (address: string) => string]>([
    ['for another user', (given) => given.replace('for=1.', 'for=2.')],
    ['for nobody', (given) => given.replace('for=1.', 'for=.')],
    ['for longer', (given) => given.replace(/(?<=for=1\.)\d+/, (ms) => String(Number(ms) + 1))],
    ['for ever', (given) => given.replace(/(?<=for=1\.)\d+/, 'Infinity')],
    ['of another file', (given) => given.replace(digest, other)],
    ['with another signature', (given) => given.slice(0, -1) + (given.endsWith('A') ? 'E' : 'A')],
    ['without one', (given) => given.replace(/\.[^.]*$/, '')],
    ['without anything', (given) => given.replace(/\?.*/, '')],
    ['with a second user', (given) => given.replace('for=1.', 'for=2.1&for=1.')],
    ['of another call', (given) => `${given.replace('private-files', 'private-files/')}`],
  ])('%s opens nothing', async (_, altered) => {
    const { status, bytes } = await get(altered(address));
    expect([403, 404]).toContain(status);
    expect(bytes.toString()).not.toMatch(/^(one|two)$/);
    expect((await get(address)).status).toBe(200);
  });

  test('of one user is not that of another', async () => {
    const bens = (await link(digest, 'ben')).address;
    const signature = (given: string) => given.slice(given.lastIndexOf('.') + 1);
    expect((await get(bens)).status).toBe(200);
    expect((await get(address.replace(signature(address), signature(bens)))).status).toBe(403);
  });
});
