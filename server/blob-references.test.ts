import { createTestDatabase } from '@devorbit/testkit/database.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { connectDatabase } from './platform/database.ts';
import { blobReferences } from './registry.ts';

test('every foreign key to blobs is named by its feature, and nothing else', async () => {
  const base = await createTestDatabase();
  const database = connectDatabase(base.url, () => undefined, 1);
  const found = await database.rows(
    z.object({ table: z.string(), column: z.string() }),
    `select c.conrelid::regclass::text "table", a.attname "column" from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'blobs'::regclass order by 1, 2`,
  );
  expect(found.map(({ table, column }) => [table, column])).toEqual(blobReferences.toSorted());
  await database.close();
  await base.drop();
});
