import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from './_stores.ts';
import { type Blob, type ByteRange, FileTooLarge } from './blob-store.ts';

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const MB = 1024 * 1024;

describe.each(['disk', 's3'] as const)('a store on %s', (kind) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(kind);
  });
  afterAll(() => opened.close());

  const put = (bytes: Buffer, max = 10 * MB) => opened.store.put(Readable.from([bytes]), { max });
  const read = async (digest: string, range?: ByteRange) => {
    const stream = await opened.store.open(digest, range);
    return stream && (await buffer(stream));
  };
  const listed = async (): Promise<Blob[]> => {
    const found: Blob[] = [];
    for await (const blob of opened.store.list()) found.push(blob);
    return found.toSorted((a, b) => a.digest.localeCompare(b.digest));
  };
  const unfinished = () => readdir(join(opened.dataDir, 'blobs/incoming'));

  test('gives back what it was given, whole and in ranges, by the digest of its content', async () => {
    const bytes = randomBytes(3 * MB + 17);
    const { digest, size } = await opened.store.put(
      Readable.from([bytes.subarray(0, 7), bytes.subarray(7, MB), bytes.subarray(MB)]),
      { max: bytes.length },
    );
    expect({ digest, size }).toEqual({ digest: digestOf(bytes), size: bytes.length });
    expect((await read(digest))?.equals(bytes)).toBe(true);
    for (const [start, end] of [
      // The fake of S3 takes 0-0 for all of it.
      [0, kind === 's3' ? 1 : 0],
      [5, 70_000],
      [size - 1, size - 1],
    ] as const)
      expect((await read(digest, { start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true);
    expect(await opened.store.has(digest)).toBe(true);
  });

  test('the same content is there once; nothing at all is content too', async () => {
    const before = (await listed()).length;
    const same = randomBytes(1000);
    expect(await put(same)).toEqual(await put(same));
    const empty = await put(Buffer.alloc(0), 0);
    expect(await read(empty.digest)).toHaveLength(0);
    expect(await listed()).toHaveLength(before + 2);
    expect(await listed()).toContainEqual({ digest: digestOf(same), size: 1000 });
  });

  test('what is not there is not there, and may be deleted again', async () => {
    const { digest } = await put(randomBytes(50));
    for (let again = 0; again < 2; again++) await opened.store.delete(digest);
    expect([await opened.store.has(digest), await read(digest), await read(digest, { start: 0, end: 1 })]).toEqual([
      false,
      null,
      null,
    ]);
  });

  test('no name but a digest reaches the store', async () => {
    for (const name of ['', '../../etc/passwd', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}\n`]) {
      await expect(opened.store.has(name)).rejects.toThrow('SHA-256');
      await expect(opened.store.open(name)).rejects.toThrow('SHA-256');
      await expect(opened.store.delete(name)).rejects.toThrow('SHA-256');
    }
  });

  test('too much, a sender that fails and one that is refused leave nothing', async () => {
    const before = await listed();
    await expect(put(randomBytes(101), 100)).rejects.toThrow(FileTooLarge);
    async function* failing() {
      yield randomBytes(100);
      throw new Error('The line is dead');
    }
    await expect(opened.store.put(Readable.from(failing()), { max: MB })).rejects.toThrow('The line is dead');
    const bytes = randomBytes(100);
    const admit = async (blob: Blob) => {
      expect(blob).toEqual({ digest: digestOf(bytes), size: 100 });
      expect(await opened.store.has(blob.digest)).toBe(false);
      throw new Error('Not this one');
    };
    await expect(opened.store.put(Readable.from([bytes]), { max: 100, admit })).rejects.toThrow('Not this one');
    expect(await listed()).toEqual(before);
    expect(await unfinished()).toEqual([]);
  });

  test('takes no more of an endless stream than it may have', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += MB;
        yield Buffer.alloc(MB);
      }
    }
    await expect(opened.store.put(Readable.from(endless()), { max: 2 * MB })).rejects.toThrow(FileTooLarge);
    expect(given).toBeLessThan(24 * MB);
  });

  test('keeps one id', async () => {
    expect(await opened.store.readId()).toBeNull();
    await opened.store.writeId('one');
    await opened.store.writeId('other');
    expect(await opened.store.readId()).toBe('other');
    expect((await listed()).every(({ digest }) => digest.length === 64)).toBe(true);
  });

  test('ten senders of the same content at once', async () => {
    const bytes = randomBytes(MB);
    await Promise.all(Array.from({ length: 10 }, () => put(bytes)));
    expect((await read(digestOf(bytes)))?.equals(bytes)).toBe(true);
    expect(await unfinished()).toEqual([]);
  });
});

test('files on the disk are their owner’s only, below two folders of their digest', async () => {
  const { store, dataDir, close } = await openTestStore('disk');
  const { digest } = await store.put(Readable.from([Buffer.from('text')]), { max: 4 });
  await store.writeId('x');
  const mode = async (...path: string[]) => ((await stat(join(dataDir, 'blobs', ...path))).mode & 0o777).toString(8);
  expect(await mode(digest.slice(0, 2), digest.slice(2, 4), digest)).toBe('600');
  expect([await mode('store-id'), await mode('incoming'), await mode(digest.slice(0, 2))]).toEqual([
    '600',
    '700',
    '700',
  ]);
  await close();
});

test('a folder knows its room, a bucket does not', async () => {
  const [disk, bucket] = [await openTestStore('disk'), await openTestStore('s3')];
  expect(await disk.store.room()).toBeNull();
  await disk.store.writeId('x');
  expect(await disk.store.room()).toBeGreaterThan(0);
  expect(await bucket.store.room()).toBeNull();
  await disk.close();
  await bucket.close();
});

test('only what was half received long ago is removed', async () => {
  const { store, dataDir, close } = await openTestStore('disk');
  const stuck = new Readable({ read: () => undefined });
  stuck.push('half');
  const putting = store.put(stuck, { max: 100 }).catch((error: Error) => error.message);
  const folder = join(dataDir, 'blobs/incoming');
  const names = async () => readdir(folder).catch(() => []);
  await expect.poll(names).toHaveLength(1);
  expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0);
  for (const name of await names()) await utimes(join(folder, name), new Date(0), new Date(0));
  expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(1);
  expect(await names()).toEqual([]);
  stuck.destroy(new Error('The end'));
  expect(await putting).toBe('The end');
  await close();
});
