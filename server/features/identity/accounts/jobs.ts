import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { FORGET_MS } from './lockout.ts';
import { deleteSignInsBefore } from './session-store.ts';
import { deleteExpiredSessions } from './store.ts';
import { deleteOldTries } from './tries-store.ts';

/** How long tries to sign in are kept for their account's owner. */
const SIGN_INS_MS = 90 * 24 * 60 * 60 * 1000;

/** Every hour: sessions that have expired are forgotten. */
export const purgeExpiredSessions = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteExpiredSessions(database, clock.now()));

/** Every hour: old tries to sign in are forgotten, and the counts that no longer matter. */
export async function purgeSignIns({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  await deleteSignInsBefore(database, new Date(now - SIGN_INS_MS));
  await deleteOldTries(database, new Date(now - FORGET_MS));
}
