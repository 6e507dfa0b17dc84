import { Refusal } from '../../../../platform/errors.ts';
import type { Http } from '../../../../platform/http/bind.ts';
import { identify } from '../../../../platform/http/identify.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { mayRun } from '../policy.ts';
import type { Asker } from './watch-member.ts';

/** Throws 401, and 403 for a credential that may not run code. */
export async function admitRunner(sessions: Http['sessions'], asker: Asker): Promise<Caller> {
  const actor = await identify(asker, sessions);
  if (actor === null) throw new Refusal('unauthenticated', 'You must be signed in to run code');
  if (!mayRun(actor)) throw new Refusal('forbidden', "This access token was made without the scope 'submit'");
  return actor;
}
