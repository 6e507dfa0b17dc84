import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { migrationsFolder } from '../folders.ts';
import { connectDatabase, type Database } from './database.ts';
import { createLog } from './log.ts';
import { deadQueue, openQueue, type QueueSettings } from './queue.ts';

let base: TestDatabase;
let database: Database;
beforeAll(async () => {
  base = await createTestDatabase();
  database = connectDatabase(base.url, () => undefined);
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

const parcels: QueueSettings = { name: 'parcels', retry: { limit: 2, delay: 1 }, expires: 60, dead: true };

/** Opens and closes the queue, and answers the kept settings and what was written meanwhile. */
async function opened(settings: QueueSettings) {
  const written: string[] = [];
  const watched: Database = {
    ...database,
    raw(sql, params) {
      const text = sql + JSON.stringify(params);
      if (/create_queue|retry_limit = COALESCE/.test(text) && text.includes(settings.name)) written.push(sql);
      return database.raw(sql, params);
    },
  };
  await (await openQueue(watched, createLog('silent'), [settings])).close();
  const kept = await database.row(
    z.object({ retry_limit: z.number(), dead_letter: z.string().nullable() }),
    'select retry_limit, dead_letter from pgboss.queue where name = $1',
    [settings.name],
  );
  return { kept, writes: written.length };
}

test('queues are made where they are missing, left alone where they are as they should be, and brought up to date', async () => {
  const dead_letter = deadQueue('parcels');
  expect(await opened(parcels)).toEqual({ kept: { retry_limit: 2, dead_letter }, writes: 2 });
  expect(await opened(parcels)).toEqual({ kept: { retry_limit: 2, dead_letter }, writes: 0 });
  const changed = await opened({ ...parcels, retry: { limit: 5, delay: 1 } });
  expect(changed.kept).toEqual({ retry_limit: 5, dead_letter });
  expect(changed.writes).toBeGreaterThan(0);
});

test('a job is told of on the channel of its queue, where servers wait for that', async () => {
  const told: string[] = [];
  const tx = { ...database, notify: async (channel: string) => void told.push(channel) };
  for (const wake of [true, false]) {
    const queue = await openQueue(database, createLog('silent'), [{ ...parcels, wake }]);
    await queue.send(tx, 'parcels', {});
    await queue.close();
    expect(told).toEqual(['parcels_queue']);
  }
});

describe('of many queues that are asked at once', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((name): QueueSettings => ({ ...parcels, name, dead: undefined }));

  /** pg-boss has questions of its own too, every two seconds. */
  const TAKES_JOBS = /heartbeat_on = .*where name = '[a-e]'/is;

  /** Queues whose questions are held, in the order in which they came, until each is answered or fails. */
  async function openHeld() {
    const held: PromiseWithResolvers<void>[] = [];
    let holds = false;
    const holding: Database = {
      ...database,
      async raw(sql, params) {
        const turn = Promise.withResolvers<void>();
        if (holds && TAKES_JOBS.test(sql)) held.push(turn);
        else turn.resolve();
        await turn.promise;
        return database.raw(sql, params);
      },
    };
    const queue = await openQueue(holding, createLog('silent'), many);
    // What pg-boss wants to know of each queue it asks for once.
    for (const { name } of many) await queue.fetch(name, 1);
    holds = true;
    const close = async () => {
      holds = false;
      for (const { resolve } of held) resolve();
      await queue.close();
    };
    return { queue, held, close };
  }
  /** Everything that needs no answer has been done. */
  const done = () => new Promise((resolve) => setImmediate(resolve));

  test('two are waited for at a time, and the next one comes when either has answered or failed', async () => {
    const { queue, held, close } = await openHeld();
    try {
      const answers = many.map(({ name }) => queue.fetch(name, 1));
      // The second before the first.
      for (const [answered, at] of [1, 0, 2, 3, 4].entries()) {
        await done();
        expect(held).toHaveLength(Math.min(answered + 2, many.length));
        if (at === 2) {
          held[at]!.reject(new Error('lost'));
          await expect(answers[at]).rejects.toThrow('lost');
        } else {
          held[at]!.resolve();
          expect(await answers[at]).toEqual([]);
        }
      }
    } finally {
      await close();
    }
  });

  test('one whose turn comes when nobody waits for it any more is not asked', async () => {
    const { queue, held, close } = await openHeld();
    try {
      const leaving = new AbortController();
      const first = ['a', 'b'].map((name) => queue.fetch(name, 1));
      const left = queue.fetch('c', 1, leaving.signal);
      leaving.abort();
      await done();
      expect(held).toHaveLength(2);
      for (const { resolve } of held) resolve();
      await Promise.all(first);
      await done();
      expect(held).toHaveLength(2);
      expect(await left).toEqual([]);
    } finally {
      await close();
    }
  });
});

test('a job that waits while its queue gets another name is taken under the new one', async () => {
  const named = (name: string): QueueSettings => ({ name, retry: { limit: 2, delay: 1 }, expires: 60 });
  const renaming = readFileSync(join(migrationsFolder, '0095-event-emails.sql'), 'utf8');
  await database.raw(`delete from pgboss.queue where name = 'event_emails'`);
  const before = await openQueue(database, createLog('silent'), [named('event_letters')]);
  await database.transaction((tx) => before.send(tx, 'event_letters', { event: 7 }));
  await before.close();
  await database.raw(renaming);
  const after = await openQueue(database, createLog('silent'), [named('event_emails')]);
  expect((await after.fetch('event_emails', 10)).map(({ data }) => data)).toEqual([{ event: 7 }]);
  await after.close();
  // A database without the old name is left alone.
  await database.raw(renaming);
  const names = await database.rows(
    z.object({ name: z.string() }),
    `select name from pgboss.queue where name in ('event_letters', 'event_emails')`,
  );
  expect(names).toEqual([{ name: 'event_emails' }]);
});
