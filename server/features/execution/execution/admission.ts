import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../../../platform/errors.ts';
import { identify } from '../../../platform/http/identify.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { SessionReader } from '../../../platform/sessions.ts';
import { runsPerMinute } from './limits.ts';

type Deps = {
  sessions: SessionReader;
  limits: RateLimits;
  /** Whether visitors without an account may run code. */
  guests: boolean;
};

/** Who wants to run code: answers by whom it is counted. Throws a Refusal for who may not, and for who runs too often. */
export type Admission = (caller: { headers: IncomingHttpHeaders; ip: string }) => Promise<string>;

export const createAdmission =
  ({ sessions, limits, guests }: Deps): Admission =>
  async ({ headers, ip }) => {
    const actor = await identify({ headers, ip }, sessions);
    if (actor === null && !guests) throw new Refusal('unauthenticated', 'You must be signed in to run code');
    if (actor?.credential.kind === 'token' && !actor.credential.scopes.includes('submit'))
      throw new Refusal('forbidden', "This access token was made without the scope 'submit'");
    const key = actor === null ? `guest ${callerAddress(ip)}` : String(actor.id);
    await limits.take(runsPerMinute, key);
    return key;
  };
