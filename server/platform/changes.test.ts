import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Changes, openChanges } from './changes.ts';
import { connectDatabase, type Database } from './database.ts';
import { createLog } from './log.ts';

let base: TestDatabase;
let database: Database;
let changes: Changes;
beforeAll(async () => {
  base = await createTestDatabase();
  database = connectDatabase(base.url, () => undefined);
  changes = await openChanges(base.url, createLog('silent'), ['submissions', 'problems']);
});
afterAll(async () => {
  await changes.close();
  await database.close();
  await base.drop();
});

test('are heard when their transaction commits, on their channel alone', async () => {
  const heard: string[] = [];
  const stop = changes.listen('submissions', (id) => heard.push(id));
  await database.notify('problems', 'other');
  await database
    .transaction(async (tx) => tx.notify('submissions', 'rolled back').then(() => Promise.reject(new Error('no'))))
    .catch(() => undefined);
  await database.transaction((tx) => tx.notify('submissions', 'committed'));
  await eventually(async () => heard.length > 0);
  expect(heard).toEqual(['committed']);
  stop();
  await database.notify('submissions', 'late');
  expect(heard).toEqual(['committed']);
});

test('that may have been missed are told of, once the connection is back', async () => {
  let missed = 0;
  const heard: string[] = [];
  changes.listen(
    'submissions',
    (id) => heard.push(id),
    () => missed++,
  );
  await database.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'devorbit changes' and datname = current_database()`,
  );
  await eventually(async () => missed === 1);
  await database.notify('submissions', 'again');
  await eventually(async () => heard.includes('again'));
  // The notice that the test before sent last may come in here.
  expect({ heard: heard.filter((id) => id !== 'late'), missed }).toEqual({ heard: ['again'], missed: 1 });
});
