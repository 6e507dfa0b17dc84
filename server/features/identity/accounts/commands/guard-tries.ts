import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { tooMany } from '../../../../platform/rate-limits.ts';
import { countTry } from '../lockout.ts';
import { digestOf } from '../session-code.ts';
import { deleteTries, selectTriesForUpdate, takeBackTry, updateTries } from '../tries-store.ts';

/** Tries that are let through in 15 minutes before the first lock-out: of one address, and of one account or known device. */
export type Allowances = { perAddress: number; perAccount: number };

export type TryKey = {
  /** What is counted, such as `address 10.0.0.1`: only its digest is kept. */
  key: string;
  allowance: number;
  /** Whether a success clears the count; an address's own only takes its try back. */
  clears: boolean;
  /** Whether its lock must not be seen: it is answered, not thrown. Stands behind those that are thrown. */
  silent?: boolean;
};

export type Guarded = {
  /** Whether a silent key is locked: whatever was tried is to be refused as wrong, after the same time. */
  shut: boolean;
  /** To be called where the try was right. */
  succeeded: () => Promise<void>;
};

/** Counts tries on one account, by whichever of its names they are made. */
export const accountKey = (userId: number): string => `account ${userId}`;

/**
 * Counts a try under every key before it is looked at, so that tries at once are not one too many. Throws a Refusal with
 * the time to wait while one of them is locked, but for silent ones.
 */
export async function guardTries(
  { database, clock }: { database: Database; clock: Clock },
  keys: TryKey[],
): Promise<Guarded> {
  const now = clock.now();
  const counted = keys.map(({ key, ...rule }) => ({ ...rule, digest: digestOf(key) }));
  const { waitMs, shut } = await database.transaction(async (tx) => {
    for (const { digest, allowance, silent = false } of counted) {
      const before = await selectTriesForUpdate(tx, digest, now);
      const { after, waitMs } = countTry(before, allowance, now);
      if (after !== before) await updateTries(tx, digest, after);
      if (waitMs > 0) return silent ? { waitMs: 0, shut: true } : { waitMs, shut: false };
    }
    return { waitMs: 0, shut: false };
  });
  if (waitMs > 0) throw tooMany(waitMs);
  return {
    shut,
    async succeeded() {
      for (const { digest, clears } of counted) await (clears ? deleteTries : takeBackTry)(database, digest);
    },
  };
}

/** Forgets the tries on an account, whose owner has proved otherwise who they are. */
export const forgetTries = (tx: Queryable, userId: number): Promise<number> =>
  deleteTries(tx, digestOf(accountKey(userId)));
