import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
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
