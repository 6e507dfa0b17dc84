import { MAX_VERSIONS } from '@devorbit/contract/library/resources-limits.ts';
import { FileType } from '@devorbit/contract/library/resources.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { type NewResource, pagesOf } from '../store.ts';

const Current = z.object({ digest: z.string(), version: z.number() });

/** The file that a document has now, held to the end of the transaction. */
export const lockOptionalCurrent = (tx: Queryable, id: number): Promise<z.infer<typeof Current> | null> =>
  tx.optionalRow(Current, `select digest, version from resources where id = $1 and state = 'published' for update`, [
    id,
  ]);

/** Keeps the file that a document has now among those that it had. */
export const insertOldVersion = (tx: Queryable, id: number): Promise<number> =>
  tx.run(
    `insert into resource_versions (resource_id, version, digest, file_name, file_type, size, pages, scan, note, made_at, made_by)
     select id, version, digest, file_name, file_type, size, pages, scan, version_note, coalesce(version_at, uploaded_at),
       coalesce(version_by, uploaded_by) from resources where id = $1`,
    [id],
  );

type NewFile = Pick<NewResource, 'digest' | 'file_name' | 'file_type' | 'size' | 'scan'> & {
  note: string;
  at: Date;
  by: number;
  /** Where they were counted. */
  pages: number | null;
};

/** Gives a document another file. */
export const updateFile = (tx: Queryable, id: number, file: NewFile): Promise<number> =>
  tx.run(
    `update resources set version = version + 1, digest = $2, file_name = $3, file_type = $4, size = $5, scan = $6,
       pages = coalesce($10, ${pagesOf('$2')}), version_note = $7, version_at = $8, version_by = $9 where id = $1`,
    [id, file.digest, file.file_name, file.file_type, file.size, file.scan, file.note, file.at, file.by, file.pages],
  );

const Version = z.object({
  version: z.number(),
  at: z.string(),
  note: z.string(),
  file_type: FileType,
  size: z.number(),
  current: z.boolean(),
  digest: z.string(),
});
export type Version = z.infer<typeof Version>;

/** All versions of a document, the newest first. */
export const selectVersions = (db: Queryable, id: number): Promise<Version[]> =>
  db.rows(
    Version,
    `select version, coalesce(version_at, uploaded_at) as at, version_note as note, file_type, size, true as current, digest
     from resources where id = $1
     union all select version, made_at, note, file_type, size, false, digest from resource_versions where resource_id = $1
     order by version desc limit ${MAX_VERSIONS}`,
    [id],
  );
