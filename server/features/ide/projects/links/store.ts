import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const LinkRow = z.object({
  id: z.number(),
  version: z.number().nullable(),
  sealed: z.string(),
  created_at: z.string(),
  ends_at: z.string().nullable(),
});
export type LinkRow = z.infer<typeof LinkRow>;
const columns = 'id, version, sealed, created_at, ends_at';

/** Those that have not ended, newest first. */
export const selectLinks = (db: Queryable, project: number, now: Date): Promise<LinkRow[]> =>
  db.rows(
    LinkRow,
    `select ${columns} from ide_links where project_id = $1 and (ends_at is null or ends_at > $2)
     order by created_at desc, id desc`,
    [project, now],
  );

type New = {
  project: number;
  version: number | null;
  token_hash: Buffer;
  sealed: string;
  at: Date;
  ends_at: Date | null;
};
export const insertLink = (
  db: Queryable,
  { project, version, token_hash, sealed, at, ends_at }: New,
): Promise<LinkRow> =>
  db.row(
    LinkRow,
    `insert into ide_links (project_id, version, token_hash, sealed, created_at, ends_at)
     values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [project, version, token_hash, sealed, at, ends_at],
  );

export const deleteLink = (db: Queryable, project: number, id: number): Promise<number> =>
  db.run('delete from ide_links where project_id = $1 and id = $2', [project, id]);

const Shared = z.object({
  project_id: z.number(),
  version: z.number().nullable(),
  name: z.string(),
  username: z.string(),
  updated_at: z.string(),
});
export type SharedRow = z.infer<typeof Shared>;

/** What a link leads to, while it has not ended and its owner is there. */
export const selectOptionalShared = (db: Queryable, tokenHash: Buffer, now: Date): Promise<SharedRow | null> =>
  db.optionalRow(
    Shared,
    `select l.project_id, l.version, p.name, u.username, p.updated_at
     from ide_links l join ide_projects p on p.id = l.project_id join active_users u on u.id = p.user_id
     where l.token_hash = $1 and (l.ends_at is null or l.ends_at > $2)`,
    [tokenHash, now],
  );

export const deleteEndedLinks = (db: Queryable, now: Date): Promise<number> =>
  db.run('delete from ide_links where ends_at <= $1', [now]);
