import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import { Resource } from '@devorbit/contract/library/resources.ts';
import { makePdf } from '@devorbit/testkit/documents.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBlobStore } from '../../../../platform/blobs/open-store.ts';
import { described } from '../_upload.ts';
import { forgetExpiredUploads } from './jobs.ts';

let now = new Date('2026-11-20T10:00:00.000Z');
let house: House;
let admin: SignedIn;
let member: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
  [admin, member, other] = [await makeUser(house, { role: 'superuser' }), await makeUser(house), await makeUser(house)];
  await house.database.raw("update sessions set expires_at = '2040-01-01'");
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.database.raw('delete from resource_uploads');
  await rm(join(house.env.DATA_DIR, 'blobs/incoming'), { recursive: true, force: true });
});

type Call = { method: string; headers?: Record<string, string>; body?: Buffer; as?: SignedIn };
const send = (path: string, { method, headers = {}, body, as = admin }: Call): Promise<Response> =>
  fetch(house.url + path, {
    method,
    headers: { 'x-session-code': as.code, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
const named = (name: string, length: number | string) => ({
  'upload-length': String(length),
  'upload-metadata': `type cGRm,filename ${Buffer.from(name).toString('base64')}`,
});
const begin = async (name: string, length: number, as = admin): Promise<string> => {
  const answer = await send('/api/uploads/', { method: 'POST', headers: named(name, length), as });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
};
const BYTES = 'application/offset+octet-stream';
const part = (path: string, offset: number, body: Buffer, as = admin) =>
  send(path, { method: 'PATCH', headers: { 'content-type': BYTES, 'upload-offset': String(offset) }, body, as });
const reached = async (path: string): Promise<number> =>
  Number((await send(path, { method: 'HEAD' })).headers.get('upload-offset'));
const idOf = (path: string): string => path.split('/')[3] ?? '';
const form = (path: string, fields: Record<string, string> = {}): FormData => {
  const filled = new FormData();
  for (const [name, value] of Object.entries({ ...described, ...fields, upload_id: idOf(path) }))
    filled.set(name, value);
  return filled;
};
const publish = async (path: string, fields: Record<string, string> = {}, as = admin, to = '/api/upload/') => {
  const answer = await fetch(house.url + to, {
    method: 'POST',
    headers: { 'x-session-code': as.code },
    body: form(path, fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const incoming = () => readdir(join(house.env.DATA_DIR, 'blobs/incoming')).catch(() => []);

test('what is supported is said without signing in', async () => {
  const answer = await fetch(`${house.url}/api/uploads/`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('tus-version')).toBe('1.0.0');
  expect(answer.headers.get('tus-max-size')).toBe(String(MAX_FILE_BYTES));
  expect(answer.headers.get('tus-extension')).toBe('creation,expiration,termination');
});

test('a file comes in parts, and is published as if it had come at once', async () => {
  const file = makePdf('In three parts');
  const path = await begin('orbits.pdf', file.length);
  expect(await reached(path)).toBe(0);
  for (const [from, to] of [
    [0, 100],
    [100, 101],
    [101, file.length],
  ] as const) {
    const answer = await part(path, from, file.subarray(from, to));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(to)]);
  }
  const shown = await send(path, { method: 'HEAD' });
  expect(shown.status).toBe(200);
  expect(shown.headers.get('upload-length')).toBe(String(file.length));
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('tus-resumable')).toBe('1.0.0');
  // What is wrong with the form costs nobody the file.
  expect((await publish(path, { title: '' })).status).toBe(400);
  const { status, body } = await publish(path);
  expect(status).toBe(201);
  const { file_url, size } = Resource.parse(body);
  expect(size).toBe(file.length);
  const kept = Buffer.from(await (await fetch(house.url + (file_url ?? ''))).arrayBuffer());
  expect(kept.equals(file)).toBe(true);
  expect((await send(path, { method: 'HEAD' })).status).toBe(404);
  expect(await incoming()).toEqual([]);
});

test('members suggest so, too, and a new version comes so', async () => {
  const [first, second] = [makePdf('Suggested in parts'), makePdf('Replaced in parts')];
  const path = await begin('notes.pdf', first.length, member);
  await part(path, 0, first, member);
  expect((await publish(path, {}, member)).status).toBe(403);
  expect((await publish(path, {}, other, '/api/documents/suggest/')).status).toBe(404);
  expect((await publish(path, {}, member, '/api/documents/suggest/')).status).toBe(201);
  const ours = makePdf('Of the house in parts');
  const published = await begin('a.pdf', ours.length);
  await part(published, 0, ours);
  const { body } = await publish(published);
  const next = await begin('b.pdf', second.length);
  await part(next, 0, second);
  const replaced = await publish(next, { note: 'Better' }, admin, `/api/documents/${Number(body['id'])}/versions/`);
  expect([replaced.status, replaced.body['version']]).toEqual([201, 2]);
});

describe('a line that breaks', () => {
  test('costs what had not arrived, and nothing more', async () => {
    const file = Buffer.concat([makePdf('Broken line'), randomBytes(200_000), Buffer.from('%%EOF')]);
    const path = await begin('long.pdf', file.length);
    const { port, hostname } = new URL(house.url);
    const line = connect(Number(port), hostname);
    line.write(
      `PATCH ${path} HTTP/1.1\r\nhost: x\r\nx-session-code: ${admin.code}\r\ncontent-type: ${BYTES}\r\nupload-offset: 0\r\ncontent-length: ${file.length}\r\n\r\n`,
    );
    line.write(file.subarray(0, 70_000));
    await eventually(async () => (await reached(path)) === 70_000);
    // Meanwhile nobody else sends.
    expect((await part(path, 70_000, file.subarray(70_000))).status).toBe(409);
    line.destroy();
    await eventually(async () => (await part(path, 70_000, file.subarray(70_000))).status === 204);
    expect(await reached(path)).toBe(file.length);
  });

  test('a sender whose server is gone keeps others out for half a minute', async () => {
    const file = makePdf('Gone');
    const path = await begin('gone.pdf', file.length);
    await house.database.run(`update resource_uploads set sender = 'a dead server', sent_until = $2 where id = $1`, [
      idOf(path),
      new Date(now.getTime() + 20_000),
    ]);
    expect((await part(path, 0, file)).status).toBe(409);
    now = new Date(now.getTime() + 20_000);
    expect((await part(path, 0, file)).status).toBe(204);
  });
});

describe('what is refused', () => {
  const code = async (headers: Record<string, string>) =>
    (await send('/api/uploads/', { method: 'POST', headers })).status;

  test('other types, no length, more than 50 MB', async () => {
    expect(await code(named('a.exe', 3))).toBe(400);
    expect(await code(named('', 3))).toBe(400);
    expect(await code({})).toBe(400);
    for (const length of ['', '0', '-1', '1.5', '3, 3', '1e3', '9'.repeat(30)])
      expect([length, await code(named('a.pdf', length))]).toEqual([length, 400]);
    expect(await code(named('a.pdf', MAX_FILE_BYTES + 1))).toBe(413);
    expect(await code(named('a.pdf', MAX_FILE_BYTES))).toBe(201);
  });

  test('another place than where it is, and more than it is long', async () => {
    const path = await begin('a.txt', 10);
    for (const offset of ['1', '-1', '', 'x']) {
      const headers = { 'content-type': BYTES, 'upload-offset': offset };
      const { status } = await send(path, { method: 'PATCH', headers, body: Buffer.from('abc') });
      expect([offset, status]).toEqual([offset, 409]);
    }
    expect(
      (await send(path, { method: 'PATCH', headers: { 'upload-offset': '0' }, body: Buffer.from('a') })).status,
    ).toBe(415);
    expect(await reached(path)).toBe(0);
    const answer = await part(path, 0, Buffer.alloc(1000, 'a'));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, '10']);
  });

  test('half a file is not published, nor one of somebody else', async () => {
    const path = await begin('a.txt', 10);
    await part(path, 0, Buffer.from('12345'));
    expect((await publish(path)).status).toBe(409);
    await part(path, 5, Buffer.from('67890'));
    expect((await publish(path, {}, await makeUser(house, { role: 'superuser' }))).status).toBe(404);
    for (const id of ['', 'x', '../../etc/passwd', 'a'.repeat(24)])
      expect((await publish(`/api/uploads/${id.replaceAll('/', '%')}/`)).status).toBeGreaterThanOrEqual(400);
  });

  test('an eleventh that is not finished', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        send('/api/uploads/', { method: 'POST', headers: named('a.txt', 5), as: member }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
  });
});

test('what nobody finishes is forgotten, its bytes with it, by its sender or after a day', async () => {
  const [dropped, left] = [await begin('a.txt', 10), await begin('b.txt', 10)];
  await part(dropped, 0, Buffer.from('123'));
  await part(left, 0, Buffer.from('123'));
  expect((await send(dropped, { method: 'DELETE' })).status).toBe(204);
  expect((await send(dropped, { method: 'DELETE' })).status).toBe(404);
  expect(await incoming()).toEqual([`part-${idOf(left)}`]);
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  expect((await send(left, { method: 'HEAD' })).status).toBe(404);
  const blobStore = await openBlobStore(house.env);
  await forgetExpiredUploads({ database: house.database, clock: house.clock, blobStore });
  expect(await incoming()).toEqual([]);
  // A half whose row is gone is swept as everything half received.
  await blobStore.parts.append('x'.repeat(24), Readable.from([Buffer.from('half')]), { from: 0, most: 4 });
  expect(await blobStore.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1);
});
