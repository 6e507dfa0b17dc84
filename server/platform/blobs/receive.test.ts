import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { receive } from './receive.ts';

const MB = 1024 * 1024;
let folder: string;
/** What all files that are open have their methods from. */
let handles: FileHandle;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receive-'));
  const file = await open(folder, 'r');
  handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = randomBytes(30 * MB);
const digest = createHash('sha256').update(bytes).digest('hex');
function* pieces(size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
type Keep = (file: { path: string }) => Promise<void>;
const take = (stream: Iterable<Buffer>, keep: Keep = async () => undefined) =>
  receive(Readable.from(stream, { objectMode: false }), { folder, max: bytes.length }, keep);

test('a file is what came, synced while it comes and at its end', async () => {
  const synced = vi.spyOn(handles, 'datasync');
  const atTheEnd = vi.spyOn(handles, 'sync');
  let found = Buffer.alloc(0);
  const blob = await take(pieces(60_000), async ({ path }) => void (found = readFileSync(path)));
  expect(blob).toEqual({ digest, size: bytes.length });
  expect(found.equals(bytes)).toBe(true);
  expect(synced).toHaveBeenCalledTimes(2);
  expect(atTheEnd).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('an empty file is one too', async () => {
  expect(await take([])).toEqual({ digest: createHash('sha256').digest('hex'), size: 0 });
});

test('a disk that takes a part at a time gets the rest', async () => {
  const { writev } = handles;
  vi.spyOn(handles, 'writev').mockImplementation(function (this: FileHandle, [first]) {
    return writev.call(this, [(first as Buffer).subarray(0, 50_000)]) as never;
  });
  let found = Buffer.alloc(0);
  await take(pieces(MB), async ({ path }) => void (found = readFileSync(path)));
  expect(found.equals(bytes)).toBe(true);
});

test.each([
  ['writes nothing', 'writev', async () => ({ bytesWritten: 0, buffers: [] }), 'takes no more'],
  ['fails in a write', 'writev', () => Promise.reject(new Error('ENOSPC')), 'ENOSPC'],
  ['fails while it syncs', 'datasync', () => Promise.reject(new Error('EIO')), 'EIO'],
  ['fails in the last sync', 'sync', () => Promise.reject(new Error('EIO')), 'EIO'],
] as const)('a disk that %s keeps nothing', async (_, method, act, message) => {
  vi.spyOn(handles, method).mockImplementation(act as never);
  const keep = vi.fn(async () => undefined);
  await expect(take(pieces(MB), keep)).rejects.toThrow(message);
  expect(keep).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test('a stream that breaks off leaves nothing', async () => {
  const broken = function* () {
    yield* [...pieces(MB)].slice(0, 14);
    throw new Error('gone');
  };
  await expect(take(broken())).rejects.toThrow('gone');
  expect(readdirSync(folder)).toEqual([]);
});
