import { MAX_ENTRY_VERSIONS } from '@devorbit/contract/events/hackathons-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { ENTRY_FIELDS } from '../entry-store.ts';

/** Keeps an entry as it is now among its versions. */
export const insertVersion = (db: Queryable, entry: number, by: number | null): Promise<number> =>
  db.run(
    `insert into entry_versions
       (entry_id, revision, saved_by, saved_at, state, ${ENTRY_FIELDS.join(', ')})
     select id, revision, $2, updated_at, state, ${ENTRY_FIELDS.join(', ')}
     from entries where id = $1`,
    [entry, by],
  );

/** Of more than are kept the oldest drafts go, then the oldest that were submitted; never the newest. */
export const deleteOldVersions = (db: Queryable, entry: number): Promise<number> =>
  db.run(
    `delete from entry_versions v using (
       select revision, count(*) over () as count, max(revision) over () as newest,
         row_number() over (order by (state = 'submitted'), revision) as place
       from entry_versions where entry_id = $1) old
     where v.entry_id = $1 and v.revision = old.revision and old.revision < old.newest
       and old.place <= old.count - ${MAX_ENTRY_VERSIONS}`,
    [entry],
  );

const Listed = z.object({
  revision: z.number(),
  state: z.enum(['draft', 'submitted']),
  saved_at: z.string(),
  username: z.string().nullable(),
  name: z.string().nullable(),
  title: z.string(),
  changed: z.array(z.enum(ENTRY_FIELDS)),
});
export type ListedVersion = z.infer<typeof Listed>;

const changed = ENTRY_FIELDS.map((field) => `case when v.${field} <> lag(v.${field}) over w then '${field}' end`).join(
  ', ',
);
const LISTED = `select v.revision, v.state, v.saved_at, u.username, coalesce(nullif(u.full_name, ''), u.username) as name,
    v.title, array_remove(array[${changed}], null) as changed
  from entry_versions v left join existing_users u on u.id = v.saved_by where v.entry_id = $1
  window w as (order by v.revision)`;

/** The newest first. */
export const selectVersions = (db: Queryable, entry: number): Promise<ListedVersion[]> =>
  db.rows(Listed, `${LISTED} order by v.revision desc limit ${MAX_ENTRY_VERSIONS}`, [entry]);

/** With what is in the list. */
export const selectOptionalListed = (db: Queryable, entry: number, revision: number): Promise<ListedVersion | null> =>
  db.optionalRow(Listed, `select * from (${LISTED}) v where v.revision = $2`, [entry, revision]);

const Fields = z.object({
  title: z.string(),
  tagline: z.string(),
  text: z.string(),
  repository_url: z.string(),
  demo_url: z.string(),
  video_url: z.string(),
  run_source: z.string(),
  run_language: z.string(),
  run_build: z.string(),
  run_command: z.string(),
  run_input: z.string(),
});
type Fields = z.infer<typeof Fields>;

export const selectOptionalVersion = (db: Queryable, entry: number, revision: number): Promise<Fields | null> =>
  db.optionalRow(
    Fields,
    `select ${ENTRY_FIELDS.join(', ')} from entry_versions where entry_id = $1 and revision = $2`,
    [entry, revision],
  );

/** The one before that is kept. */
export const selectOptionalBefore = (db: Queryable, entry: number, revision: number): Promise<Fields | null> =>
  db.optionalRow(
    Fields,
    `select ${ENTRY_FIELDS.join(', ')} from entry_versions where entry_id = $1 and revision < $2
     order by revision desc limit 1`,
    [entry, revision],
  );

/** Whose account goes: what they saved stays, without them. */
export const forgetAuthor = (db: Queryable, user: number): Promise<number> =>
  db.run('update entry_versions set saved_by = null where saved_by = $1', [user]);
