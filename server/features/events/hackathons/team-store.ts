import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const TeamRow = z.object({
  id: z.number(),
  event_id: z.number(),
  name: z.string(),
  size: z.number(),
  most: z.number(),
  wanted: z.string(),
});
export type TeamRow = z.infer<typeof TeamRow>;
const TEAM = 't.id, t.event_id, t.name, t.size, t.most, t.wanted';

export const selectOptionalTeam = (db: Queryable, id: number): Promise<TeamRow | null> =>
  db.optionalRow(TeamRow, `select ${TEAM} from teams t where t.id = $1`, [id]);

/** The team of somebody at an event. */
export const selectOptionalTeamOf = (db: Queryable, event: number, user: number): Promise<TeamRow | null> =>
  db.optionalRow(
    TeamRow,
    `select ${TEAM} from teams t join team_members m on m.team_id = t.id where m.event_id = $1 and m.user_id = $2`,
    [event, user],
  );

/** Held to the end of the transaction: nobody else joins it. */
export const lockOptionalTeamByCode = (db: Queryable, event: number, codeHash: string): Promise<TeamRow | null> =>
  db.optionalRow(TeamRow, `select ${TEAM} from teams t where t.event_id = $1 and t.code_hash = $2 for update`, [
    event,
    codeHash,
  ]);

export const lockOptionalTeam = (db: Queryable, event: number, id: number): Promise<TeamRow | null> =>
  db.optionalRow(TeamRow, `select ${TEAM} from teams t where t.event_id = $1 and t.id = $2 for update`, [event, id]);

const Member = z.object({ user_id: z.number(), username: z.string(), name: z.string() });
export type MemberRow = z.infer<typeof Member>;

/** Who leads first, then the longest; without those whose account is gone. */
export const selectMembers = (db: Queryable, team: number): Promise<MemberRow[]> =>
  db.rows(
    Member,
    `select m.user_id, u.username, coalesce(nullif(u.full_name, ''), u.username) as name
     from team_members m join existing_users u on u.id = m.user_id where m.team_id = $1
     order by m.leads desc, m.joined_at, m.user_id`,
    [team],
  );

/** Null where another team has the name. */
export const insertOptionalTeam = (
  db: Queryable,
  team: { event_id: number; name: string; code_hash: string; most: number; at: Date },
): Promise<{ id: number } | null> =>
  db.optionalRow(
    z.object({ id: z.number() }),
    `insert into teams (event_id, name, code_hash, most, made_at) values ($1, $2, $3, $4, $5)
     on conflict (event_id, lower(name)) do nothing returning id`,
    [team.event_id, team.name, team.code_hash, team.most, team.at],
  );

export const updateWanted = (db: Queryable, team: number, wanted: string): Promise<number> =>
  db.run('update teams set wanted = $2 where id = $1', [team, wanted]);

/** Nobody leads by name any more, and then this member. */
export async function updateLead(db: Queryable, team: number, user: number): Promise<void> {
  await db.run('update team_members set leads = false where team_id = $1 and leads', [team]);
  await db.run('update team_members set leads = true where team_id = $1 and user_id = $2', [team, user]);
}

export const updateCode = (db: Queryable, team: number, codeHash: string): Promise<number> =>
  db.run('update teams set code_hash = $2 where id = $1', [team, codeHash]);

/** Says whether they came in: false for who is in a team of the event. */
export const insertMember = async (
  db: Queryable,
  { id, event_id }: { id: number; event_id: number },
  user: number,
  at: Date,
): Promise<boolean> =>
  (await db.run(
    `insert into team_members (team_id, event_id, user_id, joined_at) values ($1, $2, $3, $4)
     on conflict (event_id, user_id) do nothing`,
    [id, event_id, user, at],
  )) > 0;

export const deleteMember = (db: Queryable, team: number, user: number): Promise<number> =>
  db.run('delete from team_members where team_id = $1 and user_id = $2', [team, user]);

/** A team without members is none, and neither is its entry. */
export const deleteEmptyTeam = (db: Queryable, team: number): Promise<number> =>
  db.run('delete from teams where id = $1 and size = 0', [team]);

/** Whose last account is gone; what such a team submitted stays. */
export const deleteEmptyTeams = (db: Queryable): Promise<number> =>
  db.run(
    `delete from teams t where size = 0
       and not exists (select from entries e where e.team_id = t.id and e.state = 'submitted')`,
  );

export const countTeams = async (db: Queryable, event: number): Promise<number> =>
  (await db.row(z.object({ count: z.number() }), 'select count(*) as count from teams where event_id = $1', [event]))
    .count;

/** Teams may be as large as this, or as they are. */
export const updateMost = (db: Queryable, event: number, most: number): Promise<number> =>
  db.run('update teams set most = greatest(size, $2) where event_id = $1', [event, most]);
