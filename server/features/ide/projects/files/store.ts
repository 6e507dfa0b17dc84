import { Changes, Update } from '@devorbit/contract/ide/files.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Kind = z.enum(['text', 'binary', 'folder']);

export const FileRow = z.object({
  id: z.number(),
  name: z.string(),
  language: z.string(),
  kind: Kind,
  version: z.number(),
  size: z.number(),
  digest: z.string().nullable(),
  content: z.string().nullable(),
  content_version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type FileRow = z.infer<typeof FileRow>;
const columns = `id, name, language, kind, version, size, encode(digest, 'hex') as digest, content, content_version,
  created_at, updated_at`;

export const selectFiles = (db: Queryable, projectId: number): Promise<FileRow[]> =>
  db.rows(FileRow, `select ${columns} from ide_files where project_id = $1 order by id`, [projectId]);

const Key = FileRow.pick({ id: true, name: true, kind: true, version: true, digest: true });

/** What tells the contents of a project's files from others, without the contents. */
export const selectKeys = (db: Queryable, projectId: number): Promise<z.infer<typeof Key>[]> =>
  db.rows(
    Key,
    `select id, name, kind, version, encode(digest, 'hex') as digest from ide_files where project_id = $1 order by id`,
    [projectId],
  );

/** The file or folder of exactly this name. */
export const selectOptionalNamed = (db: Queryable, projectId: number, name: string): Promise<FileRow | null> =>
  db.optionalRow(FileRow, `select ${columns} from ide_files where project_id = $1 and name = $2`, [projectId, name]);

const BinaryRow = z.object({ name: z.string(), size: z.number(), digest: z.string().nullable() });

/** A file that is no text, without its bytes. */
export const selectOptionalBinary = (
  db: Queryable,
  projectId: number,
  id: number,
): Promise<z.infer<typeof BinaryRow> | null> =>
  db.optionalRow(
    BinaryRow,
    `select name, size, encode(digest, 'hex') as digest from ide_files
     where project_id = $1 and id = $2 and kind = 'binary'`,
    [projectId, id],
  );

const TextRow = z.object({
  id: z.number(),
  name: z.string(),
  version: z.number(),
  size: z.number(),
  base_version: z.number(),
  content_version: z.number(),
});
export type TextRow = z.infer<typeof TextRow>;
const textColumns = 'id, name, version, size, base_version, content_version';

export const selectOptionalText = (db: Queryable, projectId: number, id: number): Promise<TextRow | null> =>
  db.optionalRow(TextRow, `select ${textColumns} from ide_files where project_id = $1 and id = $2 and kind = 'text'`, [
    projectId,
    id,
  ]);

/** Changes after a version, in order. */
export const selectChanges = (
  db: Queryable,
  { project, file, after, most }: { project: number; file: number; after: number; most: number },
): Promise<Update[]> =>
  db.rows(
    Update,
    `select version, client, changes, at from ide_changes
     where project_id = $1 and file_id = $2 and version > $3 order by version limit $4`,
    [project, file, after, most],
  );

/** Changes that the kept texts of a project do not have yet, in order. */
export const selectUnapplied = (db: Queryable, projectId: number): Promise<{ file_id: number; changes: Changes }[]> =>
  db.rows(
    z.object({ file_id: z.number(), changes: Changes }),
    `select c.file_id, c.changes from ide_files f
     join ide_changes c on c.project_id = f.project_id and c.file_id = f.id and c.version > f.content_version
     where f.project_id = $1 order by c.file_id, c.version`,
    [projectId],
  );

type Appended = {
  project: number;
  file: number;
  /** Before the changes. */
  version: number;
  client: string;
  user_id: number;
  changes: Changes[];
  size: number;
  at: Date;
};

export async function insertChanges(db: Queryable, appended: Appended): Promise<void> {
  const { project, file, version, client, user_id, changes, size, at } = appended;
  await db.run(
    `insert into ide_changes (project_id, file_id, version, client, user_id, changes, at)
     select $1::bigint, $2::integer, $3::integer + each.ordinality::integer, $4::text, $5::integer, each.value, $6::timestamptz
     from jsonb_array_elements($7::jsonb) with ordinality each`,
    [project, file, version, client, user_id, at, JSON.stringify(changes)],
  );
  await db.run('update ide_files set version = $3, size = $4, updated_at = $5 where project_id = $1 and id = $2', [
    project,
    file,
    version + changes.length,
    size,
    at,
  ]);
}

const Kept = z.object({ content: z.string(), content_version: z.number() });

export const selectContent = (db: Queryable, project: number, file: number): Promise<z.infer<typeof Kept>> =>
  db.row(Kept, 'select content, content_version from ide_files where project_id = $1 and id = $2', [project, file]);

/** Keeps the text at a version, so that fewer changes lead from it to now. */
export const updateContent = (
  db: Queryable,
  { project, file, version, content }: { project: number; file: number; version: number; content: string },
): Promise<number> =>
  db.run(
    `update ide_files set content = $4, content_version = $3
     where project_id = $1 and id = $2 and content_version <= $3 and version >= $3`,
    [project, file, version, content],
  );

const Base = z.object({ version: z.number(), content: z.string(), at: z.string() });

/** Where the log begins. */
export const selectOptionalBase = (
  db: Queryable,
  project: number,
  file: number,
): Promise<z.infer<typeof Base> | null> =>
  db.optionalRow(
    Base,
    `select base_version as version, base as content, base_at as at from ide_files
     where project_id = $1 and id = $2 and kind = 'text'`,
    [project, file],
  );

export const selectSize = async (db: Queryable, project: number): Promise<number> =>
  (
    await db.row(
      z.object({ size: z.number() }),
      'select coalesce(sum(size), 0) as size from ide_files where project_id = $1',
      [project],
    )
  ).size;

export type NewRow = {
  id: number;
  name: string;
  name_key: string;
  language: string;
  kind: z.infer<typeof Kind>;
  size: number;
  content: string | null;
  /** In hexadecimal. */
  digest: string | null;
};

export const insertFiles = (db: Queryable, project: number, files: readonly NewRow[], at: Date): Promise<number> =>
  db.run(
    `insert into ide_files
       (project_id, id, name, name_key, language, kind, size, content, base, base_at, digest, created_at, updated_at)
     select $1::bigint, id, name, name_key, language, kind, size, content, content, $3::timestamptz, decode(digest, 'hex'),
       $3::timestamptz, $3::timestamptz
     from jsonb_to_recordset($2::jsonb)
       as given (id integer, name text, name_key text, language text, kind text, size integer, content text, digest text)`,
    [project, JSON.stringify(files), at],
  );

export const insertBlob = (db: Queryable, project: number, digest: string, content: Buffer): Promise<number> =>
  db.run(
    `insert into ide_blobs (project_id, digest, content) values ($1, decode($2, 'hex'), $3) on conflict do nothing`,
    [project, digest, content],
  );

const Blob = z.object({ digest: z.string(), content: z.instanceof(Buffer) });

export const selectBlobs = (
  db: Queryable,
  project: number,
  digests: readonly string[],
): Promise<z.infer<typeof Blob>[]> =>
  db.rows(
    Blob,
    `select encode(digest, 'hex') as digest, content from ide_blobs
     where project_id = $1 and encode(digest, 'hex') = any($2)`,
    [project, digests],
  );

type Renamed = { id: number; name: string; name_key: string; language: string };
export const updateNames = (db: Queryable, project: number, files: readonly Renamed[], at: Date): Promise<number> =>
  db.run(
    `update ide_files f set name = given.name, name_key = given.name_key, language = given.language, updated_at = $3
     from jsonb_to_recordset($2::jsonb) as given (id integer, name text, name_key text, language text)
     where f.project_id = $1 and f.id = given.id`,
    [project, JSON.stringify(files), at],
  );

export const updateDigest = (
  db: Queryable,
  { project, file, digest, size, at }: { project: number; file: number; digest: string; size: number; at: Date },
): Promise<number> =>
  db.run(
    `update ide_files set digest = decode($3, 'hex'), size = $4, version = version, updated_at = $5
     where project_id = $1 and id = $2 and kind = 'binary'`,
    [project, file, digest, size, at],
  );

export const deleteFiles = (db: Queryable, project: number, ids: readonly number[]): Promise<number> =>
  db.run('delete from ide_files where project_id = $1 and id = any($2)', [project, ids]);

const Long = z.object({ project_id: z.number(), id: z.number(), base: z.string(), base_version: z.number() });

/** A text whose log begins before `before`, or is longer than `most`. */
export const selectOptionalLongLog = (
  db: Queryable,
  before: Date,
  most: number,
): Promise<z.infer<typeof Long> | null> =>
  db.optionalRow(
    Long,
    `select f.project_id, f.id, f.base, f.base_version from ide_files f
     where f.kind = 'text' and f.content_version > f.base_version and (
       f.version - f.base_version > $2 * 1.25
       or exists (
         select from ide_changes c where c.project_id = f.project_id and c.file_id = f.id
           and c.version <= f.content_version and c.version > f.base_version and c.at < $1
       ))
     order by f.project_id, f.id limit 1 for update skip locked`,
    [before, most],
  );

/** The version up to which the log may go: what is older than `before`, or beyond the last `most`; never past the kept text. */
export const selectThinVersion = async (
  db: Queryable,
  { project, file, before, most }: { project: number; file: number; before: Date; most: number },
): Promise<number> =>
  (
    await db.row(
      z.object({ version: z.number() }),
      `select least(f.content_version, greatest(
         f.base_version,
         f.version - $4,
         (select coalesce(max(c.version), 0) from ide_changes c
          where c.project_id = f.project_id and c.file_id = f.id and c.at < $3)
       )) as version
       from ide_files f where f.project_id = $1 and f.id = $2`,
      [project, file, before, most],
    )
  ).version;

export async function updateBase(
  db: Queryable,
  {
    project,
    file,
    version,
    content,
    at,
  }: { project: number; file: number; version: number; content: string; at: string },
): Promise<void> {
  await db.run('update ide_files set base = $4, base_version = $3, base_at = $5 where project_id = $1 and id = $2', [
    project,
    file,
    version,
    content,
    at,
  ]);
  await db.run('delete from ide_changes where project_id = $1 and file_id = $2 and version <= $3', [
    project,
    file,
    version,
  ]);
}
