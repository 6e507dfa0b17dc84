import { MemberRole } from '@devorbit/contract/ide/members.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const JoinLinkRow = z.object({
  id: z.number(),
  role: MemberRole,
  sealed: z.string(),
  uses_left: z.number(),
  created_at: z.string(),
  ends_at: z.string(),
});
export type JoinLinkRow = z.infer<typeof JoinLinkRow>;
const columns = 'id, role, sealed, uses_left, created_at, ends_at';

/** Those that somebody can still use, newest first. */
export const selectJoinLinks = (db: Queryable, project: number, now: Date): Promise<JoinLinkRow[]> =>
  db.rows(
    JoinLinkRow,
    `select ${columns} from ide_join_links where project_id = $1 and ends_at > $2 and uses_left > 0
     order by created_at desc, id desc`,
    [project, now],
  );

type New = {
  project: number;
  role: MemberRole;
  token_hash: Buffer;
  sealed: string;
  uses: number;
  at: Date;
  ends_at: Date;
};
export const insertJoinLink = (
  db: Queryable,
  { project, role, token_hash, sealed, uses, at, ends_at }: New,
): Promise<JoinLinkRow> =>
  db.row(
    JoinLinkRow,
    `insert into ide_join_links (project_id, role, token_hash, sealed, uses_left, created_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    [project, role, token_hash, sealed, uses, at, ends_at],
  );

export const deleteJoinLink = (db: Queryable, project: number, id: number): Promise<number> =>
  db.run('delete from ide_join_links where project_id = $1 and id = $2', [project, id]);

/** Of these roles. */
export const deleteJoinLinks = (db: Queryable, project: number, roles: readonly MemberRole[]): Promise<number> =>
  db.run('delete from ide_join_links where project_id = $1 and role = any($2)', [project, roles]);

export const deleteEndedJoinLinks = (db: Queryable, now: Date): Promise<number> =>
  db.run('delete from ide_join_links where ends_at <= $1 or uses_left = 0', [now]);

const Offered = z.object({ id: z.number(), project_id: z.number(), role: MemberRole });

/** What a token leads to, while it works and the project's owner is there. */
export const selectOptionalOffer = (
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<z.infer<typeof Offered> | null> =>
  db.optionalRow(
    Offered,
    `select l.id, l.project_id, l.role
     from ide_join_links l join ide_projects p on p.id = l.project_id join active_users u on u.id = p.user_id
     where l.token_hash = $1 and l.ends_at > $2 and l.uses_left > 0`,
    [tokenHash, now],
  );

/** Takes one use; 0 where there is none left. */
export const useJoinLink = (db: Queryable, id: number, now: Date): Promise<number> =>
  db.run('update ide_join_links set uses_left = uses_left - 1 where id = $1 and uses_left > 0 and ends_at > $2', [
    id,
    now,
  ]);
