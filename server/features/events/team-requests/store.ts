import { MAX_TEAM_REQUESTS, TEAMS_PAGE_SIZE } from '@devorbit/contract/events/team-requests-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Kind = z.enum(['invite', 'request']);
export type Kind = z.infer<typeof Kind>;

const RequestRow = z.object({ id: z.number(), team_id: z.number(), user_id: z.number(), kind: Kind });
export type RequestRow = z.infer<typeof RequestRow>;

/** Whoever changes one holds its team locked. */
export const selectOptionalRequest = (db: Queryable, event: number, id: number): Promise<RequestRow | null> =>
  db.optionalRow(RequestRow, 'select id, team_id, user_id, kind from team_requests where event_id = $1 and id = $2', [
    event,
    id,
  ]);

export const selectOptionalKind = async (db: Queryable, team: number, user: number): Promise<Kind | null> =>
  (
    await db.optionalRow(
      z.object({ kind: Kind }),
      'select kind from team_requests where team_id = $1 and user_id = $2',
      [team, user],
    )
  )?.kind ?? null;

export const countRequests = async (db: Queryable, team: number): Promise<number> =>
  (
    await db.row(z.object({ count: z.number() }), 'select count(*) as count from team_requests where team_id = $1', [
      team,
    ])
  ).count;

export const insertRequest = (
  db: Queryable,
  { id, event_id }: { id: number; event_id: number },
  { user, kind, at }: { user: number; kind: Kind; at: Date },
): Promise<number> =>
  db.run('insert into team_requests (team_id, event_id, user_id, kind, made_at) values ($1, $2, $3, $4, $5)', [
    id,
    event_id,
    user,
    kind,
    at,
  ]);

export const deleteRequest = (db: Queryable, id: number): Promise<number> =>
  db.run('delete from team_requests where id = $1', [id]);

const OwnRow = z.object({ id: z.number(), kind: Kind, team_id: z.number(), team: z.string() });
export type OwnRow = z.infer<typeof OwnRow>;
export const selectOwn = (db: Queryable, event: number, user: number): Promise<OwnRow[]> =>
  db.rows(
    OwnRow,
    `select r.id, r.kind, t.id as team_id, t.name as team from team_requests r join teams t on t.id = r.team_id
     where r.event_id = $1 and r.user_id = $2 order by r.made_at desc, r.id desc limit ${MAX_TEAM_REQUESTS}`,
    [event, user],
  );

const TeamsRow = z.object({ id: z.number(), kind: Kind, username: z.string(), name: z.string() });
export type TeamsRow = z.infer<typeof TeamsRow>;
/** Without those whose account is gone. */
export const selectOfTeam = (db: Queryable, team: number): Promise<TeamsRow[]> =>
  db.rows(
    TeamsRow,
    `select r.id, r.kind, u.username, coalesce(nullif(u.full_name, ''), u.username) as name
     from team_requests r join existing_users u on u.id = r.user_id
     where r.team_id = $1 order by r.made_at desc, r.id desc limit ${MAX_TEAM_REQUESTS}`,
    [team],
  );

const LookingRow = z.object({
  id: z.number(),
  name: z.string(),
  wanted: z.string(),
  size: z.number(),
  most: z.number(),
});
export const selectLooking = (db: Queryable, event: number, page: number): Promise<z.infer<typeof LookingRow>[]> =>
  db.rows(
    LookingRow,
    `select id, name, wanted, size, most from teams where event_id = $1 and wanted <> '' and size between 1 and most - 1
     order by lower(name), id limit ${TEAMS_PAGE_SIZE} offset $2`,
    [event, (page - 1) * TEAMS_PAGE_SIZE],
  );

export const countLooking = async (db: Queryable, event: number): Promise<number> =>
  (
    await db.row(
      z.object({ count: z.number() }),
      `select count(*) as count from teams where event_id = $1 and wanted <> '' and size between 1 and most - 1`,
      [event],
    )
  ).count;

export const selectOptionalUser = (db: Queryable, username: string): Promise<{ id: number } | null> =>
  db.optionalRow(z.object({ id: z.number() }), 'select id from active_users where lower(username) = lower($1)', [
    username,
  ]);
