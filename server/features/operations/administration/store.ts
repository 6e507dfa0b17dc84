import { ADMIN_PAGE_SIZE } from '@devorbit/contract/operations/administration-limits.ts';
import { AdminUser, AdminUserDetail, type listUsers } from '@devorbit/contract/operations/administration.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export type UsersQuery = z.output<typeof listUsers.query>;

const columns = `u.id, u.username, u.email, u.full_name, u.is_staff, u.is_superuser, u.date_joined, u.suspended_at,
  (select max(s.last_used_at) from sessions s where s.user_id = u.id) as last_seen_at`;

const matching = `
  ($1::text is null or lower(u.username) like $1 or lower(u.email) like $1 or lower(u.full_name) like $1)
  and case $2::text when 'superuser' then u.is_superuser when 'staff' then u.is_staff and not u.is_superuser
        when 'learner' then not u.has_staff_role else true end
  and case $3::text when 'suspended' then u.suspended_at is not null when 'active' then u.suspended_at is null
        when 'leaving' then u.deletion_due_at is not null else true end`;

/** What begins so; the indexes of migration 0024 serve it. */
const beginning = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A page of the users that match, newest first, and how many match in all. */
export async function selectUsers(
  db: Queryable,
  { search, role, state, page }: UsersQuery,
): Promise<{ total: number; rows: AdminUser[] }> {
  const filters = [search ? beginning(search) : null, role ?? null, state ?? null];
  const [{ total }, rows] = await Promise.all([
    db.row(
      z.object({ total: z.number() }),
      `select count(*) as total from existing_users u where ${matching}`,
      filters,
    ),
    db.rows(
      AdminUser,
      `select ${columns} from existing_users u where ${matching} order by u.date_joined desc, u.id desc limit $4 offset $5`,
      [...filters, ADMIN_PAGE_SIZE, (page - 1) * ADMIN_PAGE_SIZE],
    ),
  ]);
  return { total, rows };
}

const Detail = AdminUserDetail.omit({ sign_ins: true, may: true });

export const selectOptionalDetail = (db: Queryable, id: number, now: Date): Promise<z.infer<typeof Detail> | null> =>
  db.optionalRow(
    Detail,
    `select ${columns}, u.suspended_reason, u.email_verified_at, u.deletion_due_at,
       (select count(*) from sessions s where s.user_id = u.id and s.expires_at > $2) as sessions,
       (select count(*) from solved_problems s where s.user_id = u.id) as solved,
       (select count(*) from problems p where p.author_id = u.id) as problems_created,
       (select json_build_object('open', count(*) filter (where r.decision is null), 'total', count(*))
        from reports r where r.owner_id = u.id) as reports
     from existing_users u where u.id = $1`,
    [id, now],
  );

const SignIn = AdminUserDetail.shape.sign_ins.element;

export const selectSignIns = (db: Queryable, userId: number): Promise<z.infer<typeof SignIn>[]> =>
  db.rows(
    SignIn,
    `select at, outcome, method, user_agent, ip_prefix from sign_ins where user_id = $1 order by at desc, id desc limit 10`,
    [userId],
  );

const Person = z.object({
  id: z.number(),
  username: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  suspended_at: z.string().nullable(),
});
export type Person = z.infer<typeof Person>;

/** The user, whom nobody else changes until the transaction ends. */
export const lockPerson = (db: Queryable, id: number): Promise<Person | null> =>
  db.optionalRow(
    Person,
    `select id, username, is_staff, is_superuser, suspended_at from existing_users
     where id = $1 for no key update`,
    [id],
  );

/** The superusers who can act, in the order of their ids, so that two who lock them never wait for each other in a ring. */
export async function lockSuperusers(db: Queryable): Promise<number[]> {
  const rows = await db.rows(
    z.object({ id: z.number() }),
    `select id from active_users where is_superuser order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}
