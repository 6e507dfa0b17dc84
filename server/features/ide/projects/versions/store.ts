import { VersionReason, VersionRow } from '@devorbit/contract/ide/versions.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

/** A file of a version; `digest` of its content in hexadecimal, null for a folder; `version` of its text then. */
export const TreeFile = z.object({
  id: z.number(),
  name: z.string(),
  language: z.string(),
  kind: z.enum(['text', 'binary', 'folder']),
  size: z.number(),
  version: z.number(),
  digest: z.string().nullable(),
});
export type TreeFile = z.infer<typeof TreeFile>;

const columns = 'number, name, reason, files, size, at';
const Kept = VersionRow.extend({ tree: z.array(TreeFile) });
export type KeptVersion = z.infer<typeof Kept>;

export const selectVersions = (db: Queryable, project: number, most: number): Promise<VersionRow[]> =>
  db.rows(VersionRow, `select ${columns} from ide_versions where project_id = $1 order by number desc limit $2`, [
    project,
    most,
  ]);

export const selectOptionalVersion = (db: Queryable, project: number, number: number): Promise<KeptVersion | null> =>
  db.optionalRow(Kept, `select ${columns}, tree from ide_versions where project_id = $1 and number = $2`, [
    project,
    number,
  ]);

export const selectOptionalNewestVersion = (db: Queryable, project: number): Promise<KeptVersion | null> =>
  db.optionalRow(Kept, `select ${columns}, tree from ide_versions where project_id = $1 order by number desc limit 1`, [
    project,
  ]);

/** Whether a version was kept since, or the project is younger than that. */
export const selectHasRecent = async (db: Queryable, project: number, since: Date): Promise<boolean> =>
  (
    await db.row(
      z.object({ has: z.boolean() }),
      `select exists (select from ide_versions where project_id = $1 and at > $2)
         or exists (select from ide_projects where id = $1 and created_at > $2) as has`,
      [project, since],
    )
  ).has;

type New = {
  project: number;
  number: number;
  name: string | null;
  reason: VersionReason;
  tree: TreeFile[];
  size: number;
  at: Date;
};

export const insertVersion = (
  db: Queryable,
  { project, number, name, reason, tree, size, at }: New,
): Promise<VersionRow> =>
  db.row(
    VersionRow,
    `insert into ide_versions (project_id, number, name, reason, tree, files, size, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      project,
      number,
      name,
      reason,
      JSON.stringify(tree),
      tree.filter(({ kind }) => kind !== 'folder').length,
      size,
      at,
    ],
  );

export const updateName = (
  db: Queryable,
  project: number,
  number: number,
  name: string | null,
): Promise<VersionRow | null> =>
  db.optionalRow(
    VersionRow,
    `update ide_versions set name = $3 where project_id = $1 and number = $2 returning ${columns}`,
    [project, number, name],
  );

/**
 * Of versions without a name and without a link: those of before `days`, and of those before `day` all but the last of each
 * hour; beyond the newest `most` of a project all. Answers whose project they were.
 */
export const deleteOldVersions = (
  db: Queryable,
  { day, days, most }: { day: Date; days: Date; most: number },
): Promise<{ project_id: number }[]> =>
  db.rows(
    z.object({ project_id: z.number() }),
    `with placed as (
       select project_id, number, at,
         row_number() over (partition by project_id order by number desc) as place,
         row_number() over (partition by project_id, date_trunc('hour', at) order by number desc) as in_hour
       from ide_versions v
       where name is null and not exists (select from ide_links l where l.project_id = v.project_id and l.version = v.number)
     ), gone as (
       delete from ide_versions v using placed p
       where v.project_id = p.project_id and v.number = p.number
         and (p.at < $2 or (p.at < $1 and p.in_hour > 1) or p.place > $3)
       returning v.project_id
     )
     select distinct project_id from gone`,
    [day, days, most],
  );

/** Contents of a project that no file and no version has any more. */
export const deleteUnusedBlobs = (db: Queryable, project: number): Promise<number> =>
  db.run(
    `delete from ide_blobs b where b.project_id = $1
       and not exists (select from ide_files f where f.project_id = $1 and f.digest = b.digest)
       and not exists (
         select from ide_versions v, jsonb_array_elements(v.tree) each
         where v.project_id = $1 and each->>'digest' = encode(b.digest, 'hex')
       )`,
    [project],
  );
