import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { tooMany } from '../../../platform/rate-limits.ts';
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
};

/**
 * Counts a try under every key before it is looked at, so that tries at once are not one too many. Throws a Refusal with
 * the time to wait while one of them is locked. The answer is to be called where the try was right.
 */
export async function guardTries(
  { database, clock }: { database: Database; clock: Clock },
  keys: TryKey[],
): Promise<() => Promise<void>> {
  const now = clock.now();
  const counted = keys.map(({ key, ...rule }) => ({ ...rule, digest: digestOf(key) }));
  const waitMs = await database.transaction(async (tx) => {
    for (const { digest, allowance } of counted) {
      const before = await selectTriesForUpdate(tx, digest, now);
      const { after, waitMs } = countTry(before, allowance, now);
      if (after !== before) await updateTries(tx, digest, after);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  });
  if (waitMs > 0) throw tooMany(waitMs);
  return async () => {
    for (const { digest, clears } of counted) await (clears ? deleteTries : takeBackTry)(database, digest);
  };
}
