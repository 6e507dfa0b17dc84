import type { SecondFactorNeeded, Session } from '@devorbit/contract/identity/accounts.ts';
import { Provider } from '@devorbit/contract/identity/social.ts';
import { admitUser } from '../../accounts/commands/admit-user.ts';
import type { Origin, SessionDeps } from '../../accounts/commands/open-session.ts';
import { handoffExpired } from '../errors.ts';
import { takeHandoff } from '../handoffs.ts';

/** The session that a sign-in by a provider ends in, or the question for the second factor. Throws a Refusal for a code that does not hold here and now. */
export async function redeemHandoffCode(
  deps: SessionDeps,
  code: string,
  browser: Buffer | null,
  origin: Origin,
): Promise<Session | SecondFactorNeeded> {
  const handoff = await takeHandoff(deps, code, 'enter', browser);
  if (handoff === null) throw handoffExpired();
  return admitUser(deps, handoff.userId, Provider.parse(handoff.provider), origin);
}
