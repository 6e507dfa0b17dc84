import { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import { MemberRole } from '@devorbit/contract/ide/members.ts';
import type { Whereabouts } from '@devorbit/contract/ide/presence.ts';
import { Panel, ProjectRow } from '@devorbit/contract/ide/projects.ts';
import { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const OwnRow = z.object({
  id: z.number(),
  user_id: z.number(),
  owner: z.string(),
  name: z.string(),
  problem_id: z.number().nullable(),
  panels: z.array(Panel),
  runs: RunConfigurations,
  breakpoints: z.array(ProjectBreakpoint),
  created_at: z.string(),
  updated_at: z.string(),
});
export type OwnRow = z.infer<typeof OwnRow>;
const columns = `p.id, p.user_id, u.username as owner, p.name, p.problem_id, p.panels, p.runs, p.breakpoints,
  p.created_at, p.updated_at`;
const from = 'ide_projects p join users u on u.id = p.user_id';

export const selectOptionalProject = (db: Queryable, id: number): Promise<OwnRow | null> =>
  db.optionalRow(OwnRow, `select ${columns} from ${from} where p.id = $1`, [id]);

/** The same; until the end of the transaction nobody else changes its files. */
export const lockOptionalProject = (db: Queryable, id: number): Promise<OwnRow | null> =>
  db.optionalRow(OwnRow, `select ${columns} from ${from} where p.id = $1 for update of p`, [id]);

const Role = z.object({ role: MemberRole });

/** Of a member of a project whose owner is there; null for anybody else, its owner too. */
export const selectOptionalRole = async (db: Queryable, id: number, userId: number): Promise<MemberRole | null> =>
  (
    await db.optionalRow(
      Role,
      `select m.role from ide_members m join ide_projects p on p.id = m.project_id join active_users u on u.id = p.user_id
       where m.project_id = $1 and m.user_id = $2`,
      [id, userId],
    )
  )?.role ?? null;

export const selectProjects = (db: Queryable, userId: number, most: number): Promise<ProjectRow[]> =>
  db.rows(
    ProjectRow,
    `select p.id, p.name, p.problem_id as problem, coalesce(f.files, 0)::integer as files, coalesce(f.size, 0)::integer as size,
       p.created_at as "createdAt", p.updated_at as "updatedAt"
     from ide_projects p
     left join lateral (
       select count(*) as files, sum(size) as size from ide_files where project_id = p.id and kind <> 'folder'
     ) f on true
     where p.user_id = $1 order by p.opened_at desc, p.id desc limit $2`,
    [userId, most],
  );

/** The project that was opened last; null where there is none. */
export const selectOptionalNewest = (db: Queryable, userId: number): Promise<{ id: number } | null> =>
  db.optionalRow(
    z.object({ id: z.number() }),
    'select id from ide_projects where user_id = $1 order by opened_at desc, id desc limit 1',
    [userId],
  );

export const countProjects = async (db: Queryable, userId: number): Promise<number> =>
  (await db.row(z.object({ n: z.number() }), 'select count(*) as n from ide_projects where user_id = $1', [userId])).n;

/** Of all projects of a user, in units and bytes. */
export const selectUserSize = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(
      z.object({ size: z.number() }),
      `select coalesce(sum(f.size), 0) as size from ide_projects p join ide_files f on f.project_id = p.id
       where p.user_id = $1`,
      [userId],
    )
  ).size;

/** Until the end of the transaction this user makes no other project. */
export const lockOwner = (db: Queryable, userId: number): Promise<unknown> =>
  db.raw('select pg_advisory_xact_lock($1, $2)', [0x1de, userId]);

type New = { user_id: number; name: string; now: Date; sample?: boolean; problem?: number | null };
export const insertProject = (
  db: Queryable,
  { user_id, name, now, sample = false, problem = null }: New,
): Promise<{ id: number }> =>
  db.row(
    z.object({ id: z.number() }),
    `insert into ide_projects (user_id, name, sample, problem_id, opened_at, created_at, updated_at)
     values ($1, $2, $3, $5, $4, $4, $4) returning id`,
    [user_id, name, sample, now, problem],
  );

export const updateOpened = (db: Queryable, id: number, at: Date): Promise<number> =>
  db.run('update ide_projects set opened_at = $2 where id = $1', [id, at]);

export const updateChanged = (db: Queryable, id: number, at: Date): Promise<number> =>
  db.run('update ide_projects set updated_at = $2 where id = $1', [id, at]);

export const updateProject = (
  db: Queryable,
  id: number,
  { name, panels, runs, breakpoints, at }: Pick<OwnRow, 'name' | 'panels' | 'runs' | 'breakpoints'> & { at: Date },
): Promise<number> =>
  db.run('update ide_projects set name = $2, panels = $3, runs = $4, breakpoints = $5, updated_at = $6 where id = $1', [
    id,
    name,
    JSON.stringify(panels),
    JSON.stringify(runs),
    JSON.stringify(breakpoints),
    at,
  ]);

export const deleteProject = (db: Queryable, id: number): Promise<number> =>
  db.run('delete from ide_projects where id = $1', [id]);

/** Takes so many ids of files; answers the first. */
export const takeFileIds = async (db: Queryable, id: number, count: number): Promise<number> =>
  (
    await db.row(
      z.object({ first: z.number() }),
      'update ide_projects set next_file = next_file + $2 where id = $1 returning next_file - $2 as first',
      [id, count],
    )
  ).first;

export const takeVersionNumber = async (db: Queryable, id: number): Promise<number> =>
  (
    await db.row(
      z.object({ number: z.number() }),
      'update ide_projects set next_version = next_version + 1 where id = $1 returning next_version - 1 as number',
      [id],
    )
  ).number;

export const CHANNEL = 'ide';

/** Files, names or notes of a project are others. */
export const tellProject = (db: Queryable, id: number): Promise<void> => db.notify(CHANNEL, `${id}:project`);
export const tellGone = (db: Queryable, id: number): Promise<void> => db.notify(CHANNEL, `${id}:gone`);
/** People came or went, or may do something else. */
export const tellMembers = (db: Queryable, id: number): Promise<void> => db.notify(CHANNEL, `${id}:members`);
/** Something was written to its people, or deleted. */
export const tellChat = (db: Queryable, id: number): Promise<void> => db.notify(CHANNEL, `${id}:chat`);
/** `page` of a user, who is the only one that can speak for it. */
type Page = { user_id: number; page: string };
const nameOf = ({ user_id, page }: Page): string => `${user_id}-${page}`;
type Presence = Page & { username: string; at: Whereabouts | null; asks: boolean };
export const tellPresence = (db: Queryable, id: number, { username, at, asks, ...of }: Presence): Promise<void> =>
  db.notify(CHANNEL, `${id}:presence:${JSON.stringify({ username, page: nameOf(of), at, asks })}`);
export const tellLeft = (db: Queryable, id: number, of: Page): Promise<void> =>
  db.notify(CHANNEL, `${id}:left:${nameOf(of)}`);
/** The project runs somewhere from now on. */
export const tellWorkspace = (db: Queryable, id: number): Promise<void> => db.notify(CHANNEL, `${id}:workspace`);
export const tellText = (db: Queryable, id: number, file: number, version: number): Promise<void> =>
  db.notify(CHANNEL, `${id}:${file}:${version}`);
