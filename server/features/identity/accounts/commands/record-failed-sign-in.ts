import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { ipPrefix } from '../../../../platform/ip-prefix.ts';
import { insertSignIn } from '../store.ts';
import type { Origin } from './open-session.ts';

/** Keeps a try to sign in that failed, for the account's owner to see. `method` as sessions know it. */
export const recordFailedSignIn = (
  { database, clock }: { database: Queryable; clock: Clock },
  userId: number,
  outcome: 'wrong_password' | 'wrong_code',
  method: string,
  { ip, userAgent }: Origin,
): Promise<number> =>
  insertSignIn(database, {
    user_id: userId,
    at: clock.now(),
    outcome,
    method,
    user_agent: userAgent.slice(0, 200),
    ip_prefix: ipPrefix(ip),
  });
