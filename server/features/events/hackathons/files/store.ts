import { MAX_ENTRY_FILES, MAX_ENTRY_PICTURES } from '@devorbit/contract/events/hackathons-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Row = z.object({
  id: z.number(),
  kind: z.enum(['picture', 'file']),
  digest: z.string(),
  size: z.number(),
  name: z.string(),
  alt: z.string(),
});
export type EntryFileRow = z.infer<typeof Row>;
const FILE = 'id, kind, digest, size, name, alt';

/** In the order in which they came. */
export const selectFiles = (db: Queryable, entry: number): Promise<EntryFileRow[]> =>
  db.rows(
    Row,
    `select ${FILE} from entry_files where entry_id = $1 order by id limit ${MAX_ENTRY_PICTURES + MAX_ENTRY_FILES}`,
    [entry],
  );

export const selectOptionalFile = (
  db: Queryable,
  { entry, file, digest }: { entry: number; file: number; digest: string },
): Promise<EntryFileRow | null> =>
  db.optionalRow(
    Row,
    `select f.id, f.kind, f.digest, f.size, f.name, f.alt from entry_files f where f.entry_id = $1 and f.id = $2 and f.digest = $3`,
    [entry, file, digest],
  );

/** Null where the entry has a file of the name. */
export const insertOptionalFile = (
  db: Queryable,
  entry: number,
  file: Omit<EntryFileRow, 'id'>,
  at: Date,
): Promise<{ id: number } | null> =>
  db.optionalRow(
    Row.pick({ id: true }),
    `insert into entry_files (entry_id, kind, digest, size, name, alt, added_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (entry_id, lower(name)) where kind = 'file' do nothing returning id`,
    [entry, file.kind, file.digest, file.size, file.name, file.alt, at],
  );

export const deleteFile = async (db: Queryable, entry: number, file: number): Promise<boolean> =>
  (await db.run('delete from entry_files where entry_id = $1 and id = $2', [entry, file])) > 0;
