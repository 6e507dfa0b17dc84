import { TokenScope } from '@devorbit/contract/access.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const TokenRow = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
  ip_prefix: z.string(),
});
export type TokenRow = z.infer<typeof TokenRow>;
const columns = 'id, name, scopes, created_at, expires_at, last_used_at, ip_prefix';

export const selectTokens = (db: Queryable, userId: number): Promise<TokenRow[]> =>
  db.rows(TokenRow, `select ${columns} from access_tokens where user_id = $1 order by created_at desc, id`, [userId]);

/** Live tokens of a user, who makes no other until the transaction ends. */
export async function selectTokenCountForUpdate(tx: Queryable, userId: number, now: Date): Promise<number> {
  await tx.raw('select from users where id = $1 for no key update', [userId]);
  return selectTokenCount(tx, userId, now);
}

export type NewTokenRow = {
  user_id: number;
  name: string;
  token_digest: Buffer;
  scopes: TokenScope[];
  created_at: Date;
  expires_at: Date;
};

export const insertToken = (tx: Queryable, token: NewTokenRow): Promise<TokenRow> =>
  tx.row(
    TokenRow,
    `insert into access_tokens (user_id, name, token_digest, scopes, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [token.user_id, token.name, token.token_digest, token.scopes, token.created_at, token.expires_at],
  );

export const selectTokenCount = async (db: Queryable, userId: number, now: Date): Promise<number> =>
  (
    await db.row(
      z.object({ count: z.number() }),
      'select count(*) as count from access_tokens where user_id = $1 and expires_at > $2',
      [userId, now],
    )
  ).count;

export const deleteTokensOf = (db: Queryable, userId: number): Promise<number> =>
  db.run('delete from access_tokens where user_id = $1', [userId]);

export const deleteToken = (db: Queryable, userId: number, id: string): Promise<number> =>
  db.run('delete from access_tokens where user_id = $1 and id = $2', [userId, id]);

export const deleteTokensExpiredBefore = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from access_tokens where expires_at < $1', [before]);

const Holder = z.object({
  token_id: z.string(),
  scopes: z.array(TokenScope),
  last_used_at: z.string().nullable(),
  id: z.number(),
  username: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
});

export const selectOptionalHolder = (
  db: Queryable,
  tokenDigest: Buffer,
  now: Date,
): Promise<z.infer<typeof Holder> | null> =>
  db.optionalRow(
    Holder,
    `select t.id as token_id, t.scopes, t.last_used_at, u.id, u.username, u.is_staff, u.is_superuser
     from access_tokens t join active_users u on u.id = t.user_id
     where t.token_digest = $1 and t.expires_at > $2`,
    [tokenDigest, now],
  );

/** Waits for no disk: a server that dies may forget the last of it. */
export const updateTokenUse = (db: Queryable, id: string, now: Date, ipPrefix: string): Promise<number> =>
  db.run(
    `update access_tokens set last_used_at = $2, ip_prefix = $3
     from (select set_config('synchronous_commit', 'off', true)) quick where id = $1`,
    [id, now, ipPrefix],
  );
