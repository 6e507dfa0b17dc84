import { BOOK_PAGES, presetTypes, type ResourcePreset } from '@devorbit/contract/library/resources-limits.ts';
import { Resource } from '@devorbit/contract/library/resources.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** Counted at most: subjects are typed by people. */
const MAX_COURSES = 200;

export const Row = Resource.omit({ file_url: true }).extend({
  digest: z.string(),
  uploaded_by: z.number(),
  suggested_at: z.string().nullable(),
});
export type Row = z.infer<typeof Row>;

/** $1 is the viewer, null for a visitor. */
export const columns = `r.id, r.public_id, r.title, r.name, r.description, r.university, r.college, r.branch, r.year, r.semester,
  r.subject, r.resource_type, r.digest, r.file_type, r.size, r.pages, r.scan, r.sample, r.uploaded_by, r.uploaded_at,
  r.opens, r.helpful, r.licence, r.attribution, r.source_url, r.state, r.suggested_at,
  r.version, r.version_at,
  case when r.suggested_at is not null then (select username from active_users u where u.id = r.uploaded_by) end as credit,
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
export function conditionsOf({ preset, ...filters }: Filters, before: number): { sql: string[]; params: unknown[] } {
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
    `select ${columns} from published_resources r ${where(sql)} order by r.uploaded_at desc, r.id desc limit $2 offset $3`,
    all,
  );
}

/** In whatever state. */
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
      `select resource_type, count(*) as count from published_resources r ${where(every.sql)} group by resource_type`,
      every.params,
    ),
    colleges: await db.rows(
      Colleges,
      `select university, min(college) as college, count(*) as count from published_resources r ${where(typed.sql)}
       group by university order by min(college)`,
      typed.params,
    ),
    courses: await db.rows(
      Courses,
      `select subject, semester, count(*) as count from published_resources r ${where(typed.sql)}
       group by subject, semester order by subject, semester limit ${MAX_COURSES}`,
      typed.params,
    ),
  };
}

const Duplicate = z.object({ id: z.number(), title: z.string() });

/** The newest published document with these bytes. */
export const selectOptionalDuplicate = (db: Queryable, digest: string): Promise<z.infer<typeof Duplicate> | null> =>
  db.optionalRow(
    Duplicate,
    'select id, title from published_resources where digest = $1 order by uploaded_at desc, id desc limit 1',
    [digest],
  );

/** Whether these bytes were taken down after a report. */
export const selectIsTakenDown = async (db: Queryable, digest: string): Promise<boolean> =>
  (
    await db.row(
      z.object({ is: z.boolean() }),
      `select exists (select from resources where digest = $1 and state = 'hidden') as is`,
      [digest],
    )
  ).is;

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
  | 'licence'
  | 'attribution'
  | 'source_url'
> & {
  file_name: string;
  uploaded_at: Date;
  /** A member suggests it; else it is published. */
  suggested: boolean;
};

/** How many pages a file has, where that was counted for another document with the same bytes. */
export const pagesOf = (digest: string): string =>
  `(select max(known.pages) from resources known where known.digest = ${digest})`;

/** Answers its id. */
export async function insertResource(db: Queryable, row: NewResource): Promise<number> {
  const { id } = await db.row(
    z.object({ id: z.number() }),
    `insert into resources (public_id, title, name, description, university, college, branch, year, semester, subject,
       resource_type, digest, file_name, file_type, size, pages, scan, sample, uploaded_by, uploaded_at, licence,
       attribution, source_url, state, suggested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, coalesce($16, ${pagesOf('$12')}), $17, $18, $19, $20, $21, $22, $23,
       case when $24 then 'suggested' else 'published' end, case when $24 then $20::timestamptz end) returning id`,
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
      row.licence,
      row.attribution,
      row.source_url,
      row.suggested,
    ],
  );
  return id;
}

/** What is said of a document, and may be said anew. */
export type Words = Pick<
  NewResource,
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
  | 'licence'
  | 'attribution'
  | 'source_url'
>;

/** Answers false where there is none. */
export const updateWords = async (tx: Queryable, id: number, words: Words): Promise<boolean> =>
  (await tx.run(
    `update resources set title = $2, name = $3, description = $4, university = $5, college = $6, branch = $7, year = $8,
       semester = $9, subject = $10, resource_type = $11, licence = $12, attribution = $13, source_url = $14 where id = $1`,
    [
      id,
      words.title,
      words.name,
      words.description,
      words.university,
      words.college,
      words.branch,
      words.year,
      words.semester,
      words.subject,
      words.resource_type,
      words.licence,
      words.attribution,
      words.source_url,
    ],
  )) > 0;

const Deleted = z.object({ title: z.string(), digest: z.string() });

/** With all its versions; null where there is none. What was made of bytes goes with the last document that has them. */
export async function deleteOptionalResource(db: Queryable, id: number): Promise<z.infer<typeof Deleted> | null> {
  const old = await db.rows(
    z.object({ digest: z.string() }),
    'select digest from resource_versions where resource_id = $1',
    [id],
  );
  const deleted = await db.optionalRow(Deleted, 'delete from resources where id = $1 returning title, digest', [id]);
  if (deleted === null) return null;
  const digests = [deleted.digest, ...old.map(({ digest }) => digest)];
  const alone = `digest = any ($1) and not exists (select from resources r where r.digest = x.digest)
    and not exists (select from resource_versions v where v.digest = x.digest)`;
  // In the order in which a preparation that ends just now holds them.
  await db.run(`delete from resource_preparations x where ${alone}`, [digests]);
  await db.run(`delete from resource_renditions x where ${alone}`, [digests]);
  return deleted;
}
