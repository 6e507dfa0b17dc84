import { BOOK_PAGES, presetTypes, type ResourcePreset } from '@devorbit/contract/library/resources-limits.ts';
import { Resource } from '@devorbit/contract/library/resources.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** Counted at most: subjects are typed by people. */
const MAX_COURSES = 200;

const Row = Resource.omit({ file_url: true }).extend({ digest: z.string(), uploaded_by: z.number() });
export type Row = z.infer<typeof Row>;

/** $1 is the viewer, null for a visitor. */
const columns = `r.id, r.public_id, r.title, r.name, r.description, r.university, r.college, r.branch, r.year, r.semester,
  r.subject, r.resource_type, r.digest, r.file_type, r.size, r.pages, r.scan, r.sample, r.uploaded_by, r.uploaded_at,
  r.opens, r.helpful,
  exists (select from resource_votes v where v.resource_id = r.id and v.user_id = $1) as found_helpful,
  exists (select from resource_bookmarks b where b.resource_id = r.id and b.user_id = $1) as bookmarked`;

export type Filters = {
  search?: string | undefined;
  type?: string | undefined;
  preset?: ResourcePreset | undefined;
  /** A slug. */
  university?: string | undefined;
  year?: number | undefined;
  semester?: number | undefined;
  branch?: string | undefined;
  subject?: string | undefined;
  course?: string | undefined;
};

/** Letters of either case; \ % and _ are letters like others. */
const within = (column: string, param: string): string =>
  `${column} like '%' || replace(replace(replace(lower(${param}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

/** What each filter asks; `at` is its parameter. Only those that are set stand in the statement, so that indexes do. */
const conditions: Record<Exclude<keyof Filters, 'preset'>, (at: string) => string> = {
  search: (at) => within('r.haystack', at),
  type: (at) => `r.resource_type = ${at}`,
  university: (at) => `r.university = ${at}`,
  year: (at) => `r.year = ${at}::smallint`,
  semester: (at) => `r.semester = ${at}::smallint`,
  branch: (at) => within('lower(r.branch)', at),
  subject: (at) => within('lower(r.subject)', at),
  course: (at) => `r.subject = ${at}`,
};

/** The conditions of what is asked for, and their parameters, which follow `before` others. */
function conditionsOf({ preset, ...filters }: Filters, before: number): { sql: string[]; params: unknown[] } {
  const asked = (Object.keys(conditions) as (keyof typeof conditions)[]).filter((name) => (filters[name] ?? '') !== '');
  const params: unknown[] = asked.map((name) => filters[name]);
  const sql = asked.map((name, at) => conditions[name](`$${before + at + 1}`));
  if (preset !== undefined) {
    params.push([...presetTypes[preset]]);
    const types = `r.resource_type = any ($${before + params.length})`;
    const books = `r.resource_type = 'Resources' and r.pages >= ${BOOK_PAGES}`;
    sql.push(preset === 'books' ? `(${types} or ${books})` : types);
  }
  return { sql, params };
}

const where = (sql: string[]): string => (sql.length === 0 ? '' : `where ${sql.join(' and ')}`);

type Slice = { limit: number; offset: number; before?: { at: string; id: number } | undefined; bookmarked: boolean };

/** The newest first. */
export function selectResources(
  db: Queryable,
  viewer: number | null,
  filters: Filters,
  { limit, offset, before, bookmarked }: Slice,
): Promise<Row[]> {
  const first = [viewer, limit, offset];
  const { sql, params } = conditionsOf(filters, first.length);
  const all = [...first, ...params];
  if (before) {
    all.push(before.at, before.id);
    sql.push(`(r.uploaded_at, r.id) < ($${all.length - 1}::timestamptz, $${all.length}::integer)`);
  }
  if (bookmarked) sql.push('exists (select from resource_bookmarks b where b.resource_id = r.id and b.user_id = $1)');
  return db.rows(
    Row,
    `select ${columns} from resources r ${where(sql)} order by r.uploaded_at desc, r.id desc limit $2 offset $3`,
    all,
  );
}

export const selectOptionalResource = (db: Queryable, viewer: number | null, id: number): Promise<Row | null> =>
  db.optionalRow(Row, `select ${columns} from resources r where r.id = $2`, [viewer, id]);

const Types = z.object({ resource_type: Resource.shape.resource_type, count: z.number() });
const Colleges = z.object({ university: z.string(), college: z.string(), count: z.number() });
const Courses = z.object({ subject: z.string(), semester: z.number(), count: z.number() });

/** Per type whatever type is asked for; the rest of that type. */
export async function countResourcesBy(db: Queryable, { type, ...filters }: Filters) {
  const every = conditionsOf(filters, 0);
  const typed = conditionsOf({ ...filters, type }, 0);
  return {
    types: await db.rows(
      Types,
      `select resource_type, count(*) as count from resources r ${where(every.sql)} group by resource_type`,
      every.params,
    ),
    colleges: await db.rows(
      Colleges,
      `select university, min(college) as college, count(*) as count from resources r ${where(typed.sql)}
       group by university order by min(college)`,
      typed.params,
    ),
    courses: await db.rows(
      Courses,
      `select subject, semester, count(*) as count from resources r ${where(typed.sql)}
       group by subject, semester order by subject, semester limit ${MAX_COURSES}`,
      typed.params,
    ),
  };
}

const Duplicate = z.object({ id: z.number(), title: z.string() });

/** The newest document with these bytes. */
export const selectOptionalDuplicate = (db: Queryable, digest: string): Promise<z.infer<typeof Duplicate> | null> =>
  db.optionalRow(
    Duplicate,
    'select id, title from resources where digest = $1 order by uploaded_at desc, id desc limit 1',
    [digest],
  );

export type NewResource = Pick<
  Row,
  | 'public_id'
  | 'title'
  | 'name'
  | 'description'
  | 'university'
  | 'college'
  | 'branch'
  | 'year'
  | 'semester'
  | 'subject'
  | 'resource_type'
  | 'digest'
  | 'file_type'
  | 'size'
  | 'pages'
  | 'scan'
  | 'sample'
  | 'uploaded_by'
> & { file_name: string; uploaded_at: Date };

/** Answers its id. */
export async function insertResource(db: Queryable, row: NewResource): Promise<number> {
  const { id } = await db.row(
    z.object({ id: z.number() }),
    `insert into resources (public_id, title, name, description, university, college, branch, year, semester, subject,
       resource_type, digest, file_name, file_type, size, pages, scan, sample, uploaded_by, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) returning id`,
    [
      row.public_id,
      row.title,
      row.name,
      row.description,
      row.university,
      row.college,
      row.branch,
      row.year,
      row.semester,
      row.subject,
      row.resource_type,
      row.digest,
      row.file_name,
      row.file_type,
      row.size,
      row.pages,
      row.scan,
      row.sample,
      row.uploaded_by,
      row.uploaded_at,
    ],
  );
  return id;
}

const Deleted = z.object({ title: z.string(), digest: z.string() });

/** Null where there is none. What was made of its bytes goes with the last document that has them. */
export async function deleteOptionalResource(db: Queryable, id: number): Promise<z.infer<typeof Deleted> | null> {
  const deleted = await db.optionalRow(Deleted, 'delete from resources where id = $1 returning title, digest', [id]);
  if (deleted)
    await db.run(
      `delete from resource_renditions x where digest = $1
         and not exists (select from resources r where r.digest = x.digest)`,
      [deleted.digest],
    );
  return deleted;
}

export const RenditionKind = z.enum(['text', 'picture', 'listing']);
const Rendition = z.object({
  kind: RenditionKind,
  rendition: z.string(),
  size: z.number(),
  facts: z.object({ cut: z.boolean(), width: z.number(), height: z.number() }).partial(),
});
export type Rendition = z.infer<typeof Rendition>;

export const insertRendition = (db: Queryable, digest: string, made: Rendition): Promise<number> =>
  db.run(
    `insert into resource_renditions (digest, kind, rendition, size, facts) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [digest, made.kind, made.rendition, made.size, JSON.stringify(made.facts)],
  );

/** Of bytes there is one at most. */
export const selectOptionalRendition = (db: Queryable, digest: string): Promise<Rendition | null> =>
  db.optionalRow(
    Rendition,
    'select kind, rendition, size, facts from resource_renditions where digest = $1 order by kind limit 1',
    [digest],
  );

const File = z.object({
  digest: z.string(),
  size: z.number(),
  file_type: Resource.shape.file_type,
  file_name: z.string(),
});
export type File = z.infer<typeof File>;

/** The bytes of a document for a member whom nobody keeps out; null where there are none, or others. */
export const selectOptionalFile = (
  db: Queryable,
  { id, digest, user }: { id: number; digest: string; user: number },
): Promise<File | null> =>
  db.optionalRow(
    File,
    `select digest, size, file_type, file_name from resources
     where id = $1 and digest = $2 and exists (select from active_users where id = $3)`,
    [id, digest, user],
  );

const RenditionFile = z.object({ rendition: z.string(), size: z.number(), kind: RenditionKind, file_name: z.string() });

/** The same of what was made of a document, by the digest of that. */
export const selectOptionalRenditionFile = (
  db: Queryable,
  { id, digest, user }: { id: number; digest: string; user: number },
): Promise<z.infer<typeof RenditionFile> | null> =>
  db.optionalRow(
    RenditionFile,
    `select x.rendition, x.size, x.kind, r.file_name from resources r join resource_renditions x using (digest)
     where r.id = $1 and x.rendition = $2 and exists (select from active_users where id = $3)`,
    [id, digest, user],
  );

/** Counts the first of a member on a day, but not of whoever uploaded it. */
export const countOpen = (db: Queryable, { id, user, at }: { id: number; user: number; at: Date }): Promise<number> =>
  db.run(
    `with opened as (
       insert into resource_opens (resource_id, user_id, day)
       select id, $2, ($3::timestamptz at time zone 'UTC')::date from resources where id = $1 and uploaded_by <> $2
       on conflict do nothing returning resource_id
     )
     update resources set opens = opens + 1 where id in (select resource_id from opened)`,
    [id, user, at],
  );

export const deleteOldOpens = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from resource_opens where day < $1::timestamptz::date', [before]);

export const insertBookmark = (db: Queryable, user: number, id: number, at: Date): Promise<number> =>
  db.run('insert into resource_bookmarks (user_id, resource_id, at) values ($1, $2, $3) on conflict do nothing', [
    user,
    id,
    at,
  ]);

export const deleteBookmark = (db: Queryable, user: number, id: number): Promise<number> =>
  db.run('delete from resource_bookmarks where user_id = $1 and resource_id = $2', [user, id]);

export const insertVote = (db: Queryable, user: number, id: number): Promise<number> =>
  db.run('insert into resource_votes (user_id, resource_id) values ($1, $2) on conflict do nothing', [user, id]);

export const deleteVote = (db: Queryable, user: number, id: number): Promise<number> =>
  db.run('delete from resource_votes where user_id = $1 and resource_id = $2', [user, id]);
