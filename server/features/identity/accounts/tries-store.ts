import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import type { Tries } from './lockout.ts';

const time = z.iso.datetime().transform((text) => new Date(text));
const TriesRow = z.object({
  tries: z.number(),
  lockouts: z.number(),
  since: time,
  locked_until: time.nullable(),
});

/** What was counted under a key, held until the transaction ends. */
export const selectTriesForUpdate = (tx: Queryable, keyDigest: Buffer, now: Date): Promise<Tries> =>
  tx.row(
    TriesRow,
    `insert into proof_tries as t (key_digest, tries, lockouts, since) values ($1, 0, 0, $2)
     on conflict (key_digest) do update set tries = t.tries
     returning tries, lockouts, since, locked_until`,
    [keyDigest, now],
  );

export const updateTries = (tx: Queryable, keyDigest: Buffer, after: Tries): Promise<number> =>
  tx.run('update proof_tries set tries = $2, lockouts = $3, since = $4, locked_until = $5 where key_digest = $1', [
    keyDigest,
    after.tries,
    after.lockouts,
    after.since,
    after.locked_until,
  ]);

export const takeBackTry = (db: Queryable, keyDigest: Buffer): Promise<number> =>
  db.run('update proof_tries set tries = greatest(tries - 1, 0) where key_digest = $1', [keyDigest]);

export const deleteTries = (db: Queryable, keyDigest: Buffer): Promise<number> =>
  db.run('delete from proof_tries where key_digest = $1', [keyDigest]);

export const deleteOldTries = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from proof_tries where since < $1', [before]);
