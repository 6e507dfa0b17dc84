import type { SecondFactorNeeded, Session } from '@devorbit/contract/identity/accounts.ts';
import { challengeSecondFactor } from '../../second-factors/commands/challenge-second-factor.ts';
import { openSession, type Origin, type SessionDeps, type SignInMethod } from './open-session.ts';

/** After the first factor: a session, or, where the account has a second factor, the question for it. */
export async function admitUser(
  deps: SessionDeps,
  userId: number,
  method: SignInMethod,
  origin: Origin,
): Promise<Session | SecondFactorNeeded> {
  const challenge = await challengeSecondFactor(deps, userId, method);
  return challenge ?? openSession(deps, userId, method, origin);
}
