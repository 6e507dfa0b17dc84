import { MemberRole, SharedRow } from '@devorbit/contract/ide/members.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const MemberRow = z.object({
  user_id: z.number(),
  username: z.string(),
  name: z.string(),
  role: MemberRole,
  joined_at: z.string(),
});
export type MemberRow = z.infer<typeof MemberRow>;

/** Editors first, by name; without those whose account is gone. */
export const selectMembers = (db: Queryable, project: number): Promise<MemberRow[]> =>
  db.rows(
    MemberRow,
    `select m.user_id, u.username, coalesce(nullif(u.full_name, ''), u.username) as name, m.role, m.joined_at
     from ide_members m join existing_users u on u.id = m.user_id
     where m.project_id = $1 order by m.role, lower(u.username)`,
    [project],
  );

const Person = z.object({ id: z.number(), username: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;

export const selectPerson = (db: Queryable, id: number): Promise<Person> =>
  db.row(
    Person,
    `select id, username, coalesce(nullif(full_name, ''), username) as name from existing_users where id = $1`,
    [id],
  );

export const selectOptionalPerson = (db: Queryable, username: string): Promise<Person | null> =>
  db.optionalRow(
    Person,
    `select id, username, coalesce(nullif(full_name, ''), username) as name from active_users
     where lower(username) = lower($1)`,
    [username],
  );

export const countMemberships = async (db: Queryable, user: number): Promise<number> =>
  (
    await db.row(z.object({ n: z.number() }), 'select count(*)::integer as n from ide_members where user_id = $1', [
      user,
    ])
  ).n;

type New = { project: number; user: number; role: MemberRole; at: Date };
export const upsertMember = (db: Queryable, { project, user, role, at }: New): Promise<number> =>
  db.run(
    `insert into ide_members (project_id, user_id, role, joined_at, opened_at) values ($1, $2, $3, $4, $4)
     on conflict (project_id, user_id) do update set role = excluded.role`,
    [project, user, role, at],
  );

export const deleteMember = (db: Queryable, project: number, user: number): Promise<number> =>
  db.run('delete from ide_members where project_id = $1 and user_id = $2', [project, user]);

export const updateMemberOpened = (db: Queryable, project: number, user: number, at: Date): Promise<number> =>
  db.run('update ide_members set opened_at = $3 where project_id = $1 and user_id = $2', [project, user, at]);

/** Projects of others, the last opened first; without those whose owner is suspended or gone. */
export const selectSharedProjects = (db: Queryable, userId: number, most: number): Promise<SharedRow[]> =>
  db.rows(
    SharedRow,
    `select p.id, p.name, p.problem_id as problem, coalesce(f.files, 0)::integer as files,
       coalesce(f.size, 0)::integer as size, p.created_at as "createdAt", p.updated_at as "updatedAt",
       u.username as owner, m.role
     from ide_members m join ide_projects p on p.id = m.project_id join active_users u on u.id = p.user_id
     left join lateral (
       select count(*) as files, sum(size) as size from ide_files where project_id = p.id and kind <> 'folder'
     ) f on true
     where m.user_id = $1 order by m.opened_at desc, p.id desc limit $2`,
    [userId, most],
  );
