import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const KeyRow = z.object({
  id: z.number(),
  kind: z.enum(['Ed25519', 'RS256']),
  public: z.record(z.string(), z.unknown()),
  sealed: z.string(),
  created_at: z.string(),
  retired_at: z.string().nullable(),
});
export type KeyRow = z.infer<typeof KeyRow>;

/** All keys, newest first; the active one of each kind has no `retired_at`. */
export const selectKeys = (db: Queryable): Promise<KeyRow[]> =>
  db.rows(KeyRow, 'select id, kind, public, sealed, created_at, retired_at from issuer_keys order by id desc');

/** Of several servers that make keys, one after another. */
export const lockKeys = (tx: Queryable): Promise<unknown> => tx.raw('select pg_advisory_xact_lock(51, 0)');

/** `seal` gets the id, which the sealed part is bound to. */
export async function insertKey(
  tx: Queryable,
  { kind, public: shown, at }: { kind: KeyRow['kind']; public: object; at: Date },
  seal: (id: number) => string,
): Promise<void> {
  const { id } = await tx.row(
    z.object({ id: z.number() }),
    `insert into issuer_keys (kind, public, sealed, created_at) values ($1, $2, '', $3) returning id`,
    [kind, JSON.stringify(shown), at],
  );
  await tx.run('update issuer_keys set sealed = $2 where id = $1', [id, seal(id)]);
}

export const updateRetired = (tx: Queryable, at: Date): Promise<number> =>
  tx.run('update issuer_keys set retired_at = $1 where retired_at is null', [at]);
