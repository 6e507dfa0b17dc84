import { CrewRole } from '@devorbit/contract/events/crew.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Member = z.object({
  user_id: z.number(),
  username: z.string(),
  name: z.string(),
  role: CrewRole,
  added_at: z.string(),
});
export type MemberRow = z.infer<typeof Member>;

/** By name; without those whose account is gone. */
export const selectCrew = (db: Queryable, event: number): Promise<MemberRow[]> =>
  db.rows(
    Member,
    `select c.user_id, u.username, coalesce(nullif(u.full_name, ''), u.username) as name, c.role, c.added_at
     from event_crew c join existing_users u on u.id = c.user_id where c.event_id = $1 order by lower(u.username)`,
    [event],
  );

export const selectOptionalUser = (db: Queryable, username: string): Promise<{ id: number; username: string } | null> =>
  db.optionalRow(
    z.object({ id: z.number(), username: z.string() }),
    'select id, username from active_users where lower(username) = lower($1)',
    [username],
  );

export const upsertMember = (db: Queryable, event: number, user: number, role: CrewRole, at: Date): Promise<number> =>
  db.run(
    `insert into event_crew (event_id, user_id, role, added_at) values ($1, $2, $3, $4)
     on conflict (event_id, user_id) do update set role = excluded.role`,
    [event, user, role, at],
  );

export const deleteMember = (db: Queryable, event: number, user: number): Promise<number> =>
  db.run('delete from event_crew where event_id = $1 and user_id = $2', [event, user]);

/** Other events get the helpers of one. */
export const copyCrew = (db: Queryable, from: number, to: number[], at: Date): Promise<number> =>
  db.run(
    `insert into event_crew (event_id, user_id, role, added_at)
     select event, c.user_id, c.role, $3 from event_crew c, unnest($2::integer[]) as given (event)
     where c.event_id = $1 on conflict (event_id, user_id) do nothing`,
    [from, to, at],
  );
