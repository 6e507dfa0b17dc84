import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase, type Database } from '../database.ts';
import { openTestStore, type TestStore } from './_stores.ts';
import { type Blobs, createBlobs } from './blobs.ts';
import { copyBlobs } from './copy.ts';
import { claimStore, WrongStore } from './store-identity.ts';
import { collectGarbage, sweepBlobs } from './sweep.ts';
import { verifyBlobs } from './verify.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-03-01T10:00:00Z');
let now = NOW;
const clock = { now: () => now };
const goOn = (hours: number): void => void (now = new Date(now.getTime() + hours * HOUR_MS));

let base: TestDatabase;
let database: Database;
let opened: TestStore;
let blobs: Blobs;
beforeAll(async () => {
  base = await createTestDatabase();
  database = connectDatabase(base.url, () => undefined, 6);
  await database.raw('create table shelf (digest text references blobs)');
});
beforeEach(async () => {
  now = NOW;
  for (const table of ['shelf', 'blobs', 'blob_store']) await database.raw(`delete from ${table}`);
  opened = await openTestStore('disk');
  blobs = createBlobs({ database, clock }, opened.store);
});
afterEach(() => opened.close());
afterAll(async () => {
  await database.close();
  await base.drop();
});

const references = [['shelf', 'digest']] as const;
const sweep = () => sweepBlobs({ database, clock, store: opened.store, references });
const put = async (bytes = randomBytes(100)) => (await blobs.put(Readable.from([bytes]), { max: 100 })).digest;
const refer = (digest: string) => database.run('insert into shelf (digest) values ($1)', [digest]);
const letGo = (digest: string) => database.run('delete from shelf where digest = $1', [digest]);
const rows = async () => (await database.raw('select * from blobs')).rows;
const somebodyWaits = async () =>
  (await database.raw("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
    .rows.length === 1;
const pathOf = (digest: string) => join(opened.dataDir, 'blobs', digest.slice(0, 2), digest.slice(2, 4), digest);

describe('what is kept', () => {
  test('has a row before its bytes, and counts when they are durable', async () => {
    const bytes = randomBytes(100);
    const failing = createBlobs(
      { database, clock },
      {
        ...opened.store,
        put: async (_, { admit }) => {
          await admit?.({ digest: 'a'.repeat(64), size: 7 });
          throw new Error('The disk is full');
        },
      },
    );
    await expect(failing.put(Readable.from([bytes]), { max: 100 })).rejects.toThrow('The disk is full');
    expect(await rows()).toEqual([
      { digest: 'a'.repeat(64), size: 7, stored_at: null, unreferenced_since: now.toISOString() },
    ]);
    const digest = await put(bytes);
    expect(await rows()).toContainEqual({
      digest,
      size: 100,
      stored_at: now.toISOString(),
      unreferenced_since: now.toISOString(),
    });
    expect((await buffer(await blobs.open(digest))).equals(bytes)).toBe(true);
    expect((await buffer(await blobs.open(digest, { start: 3, end: 5 }))).equals(bytes.subarray(3, 6))).toBe(true);
    await rm(pathOf(digest));
    await expect(blobs.open(digest)).rejects.toThrow(digest);
  });
});

describe('the sweep', () => {
  test('takes bytes and row of what nothing has referred to for a day, and nothing else', async () => {
    const [kept, never] = [await put(), await put()];
    await refer(kept);
    goOn(23);
    expect(await sweep()).toBe(0);
    goOn(1);
    expect(await sweep()).toBe(1);
    expect([await opened.store.has(kept), await opened.store.has(never)]).toEqual([true, false]);
    expect(await rows()).toEqual([expect.objectContaining({ digest: kept, unreferenced_since: null })]);
  });

  test('gives a day from the moment when a sweep finds that the last row has let go', async () => {
    const digest = await put();
    await refer(digest);
    goOn(1000);
    await sweep();
    await letGo(digest);
    for (let hour = 0; hour < 24; hour++) {
      expect(await sweep()).toBe(0);
      goOn(1);
    }
    expect(await sweep()).toBe(1);
  });

  test('gives a day again to what is put or referred to again', async () => {
    const bytes = randomBytes(10);
    const [again, referred] = [await put(bytes), await put()];
    goOn(23);
    await put(bytes);
    await refer(referred);
    await sweep();
    await letGo(referred);
    await sweep();
    goOn(23);
    expect(await sweep()).toBe(0);
    goOn(1);
    expect(await sweep()).toBe(2);
    expect(await opened.store.has(again)).toBe(false);
  });

  test('deletes no bytes to which a column refers that no list names', async () => {
    const digest = await put();
    await refer(digest);
    goOn(24);
    await expect(sweepBlobs({ database, clock, store: opened.store, references: [] })).rejects.toThrow('foreign key');
    expect(await opened.store.has(digest)).toBe(true);
  });

  test('who puts the same content in the middle of it has it afterwards', async () => {
    const bytes = randomBytes(100);
    const digest = await put(bytes);
    goOn(24);
    let meanwhile: Promise<string> | undefined;
    const slow = {
      ...opened.store,
      async delete(gone: string) {
        meanwhile = put(bytes);
        // It waits for the row, which the sweep holds.
        await eventually(somebodyWaits);
        await opened.store.delete(gone);
      },
    };
    expect(await sweepBlobs({ database, clock, store: slow, references })).toBe(1);
    expect(await meanwhile).toBe(digest);
    expect((await buffer(await blobs.open(digest))).equals(bytes)).toBe(true);
    expect(await refer(digest)).toBe(1);
    expect(await verifyBlobs(database, opened.store)).toEqual({ whole: 1, missing: [], damaged: [], strays: 0 });
  });

  test('who refers to it in the middle of it keeps it', async () => {
    const digest = await put();
    goOn(24);
    await database.transaction(async (tx) => {
      await tx.run('insert into shelf (digest) values ($1)', [digest]);
      const sweeping = sweep();
      await eventually(somebodyWaits);
      await tx.raw('commit');
      expect(await sweeping).toBe(0);
    });
    expect(await opened.store.has(digest)).toBe(true);
  });

  test('bytes without a row are found by gc, and go a day later', async () => {
    const digest = await put();
    await database.raw('delete from blobs');
    const gc = () => collectGarbage({ database, clock, store: opened.store, references });
    expect(await gc()).toEqual({ adopted: 1, swept: 0 });
    goOn(24);
    expect(await gc()).toEqual({ adopted: 0, swept: 1 });
    expect(await opened.store.has(digest)).toBe(false);
  });
});

test('verify finds what is missing, damaged, cut short and unknown', async () => {
  const [whole, missing, damaged, short, stray] = [await put(), await put(), await put(), await put(), await put()];
  await rm(pathOf(missing));
  await writeFile(pathOf(damaged), randomBytes(100));
  await writeFile(pathOf(short), (await readFile(pathOf(short))).subarray(1));
  await database.run('delete from blobs where digest = $1', [stray]);
  const found = await verifyBlobs(database, opened.store);
  expect({ ...found, damaged: found.damaged.toSorted() }).toEqual({
    whole: 1,
    missing: [missing],
    damaged: [damaged, short].toSorted(),
    strays: 1,
  });
  expect(await opened.store.has(whole)).toBe(true);
});

describe('a copy', () => {
  test('into a bucket and back has everything but what is damaged, and is a store of the same database', async () => {
    const id = await claimStore(database, opened.store);
    const [whole, damaged] = [await put(), await put()];
    await writeFile(pathOf(damaged), randomBytes(101));
    const bucket = await openTestStore('s3');
    const toBucket = () => copyBlobs(database, { id, from: opened.store, to: bucket.store });
    expect(await toBucket()).toEqual({ copied: 1, there: 0, missing: [], damaged: [damaged] });
    const later = await put();
    expect(await toBucket()).toEqual({ copied: 1, there: 1, missing: [], damaged: [damaged] });
    expect(await claimStore(database, bucket.store)).toBe(id);
    const folder = await openTestStore('disk');
    expect(await copyBlobs(database, { id, from: bucket.store, to: folder.store })).toEqual({
      copied: 2,
      there: 0,
      missing: [damaged],
      damaged: [],
    });
    expect([await folder.store.has(whole), await folder.store.has(later), await folder.store.has(damaged)]).toEqual([
      true,
      true,
      false,
    ]);
    await folder.close();
    await bucket.close();
  });

  test('does not go where the files of another database are', async () => {
    const id = await claimStore(database, opened.store);
    await put();
    const other = await openTestStore('disk');
    await other.store.writeId('another');
    await expect(copyBlobs(database, { id, from: opened.store, to: other.store })).rejects.toThrow(WrongStore);
    for await (const blob of other.store.list()) expect(blob).toBeUndefined();
    await other.close();
  });
});

describe.each(['disk', 's3'] as const)('the store of a database, on %s', (kind) => {
  let store: TestStore;
  let other: TestStore;
  beforeEach(async () => {
    [store, other] = [await openTestStore(kind), await openTestStore(kind)];
  });
  afterEach(async () => {
    await store.close();
    await other.close();
  });

  test('is the first that it meets, for all servers that start at once, and no other after that', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => claimStore(database, store.store)));
    expect(new Set(ids)).toEqual(new Set([await store.store.readId()]));
    await expect(claimStore(database, other.store)).rejects.toThrow(
      `The files of this database are not in ${other.store.place}`,
    );
    expect(await other.store.readId()).toBeNull();
  });

  test('is not that of another database', async () => {
    await store.store.writeId('91a1b2d5-8b6c-4b0c-a9a8-7f5d8a3c0000');
    await expect(claimStore(database, store.store)).rejects.toThrow(WrongStore);
    expect(await claimStore(database, other.store)).toBe(await other.store.readId());
    await expect(claimStore(database, store.store)).rejects.toThrow('belong to another database');
  });

  test('is claimed again where a server was killed while it claimed it', async () => {
    const id = await claimStore(database, store.store);
    await database.raw('update blob_store set claimed = false');
    expect(await claimStore(database, store.store)).toBe(id);
  });
});
