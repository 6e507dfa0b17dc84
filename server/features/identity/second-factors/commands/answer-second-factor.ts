import type { Session } from '@devorbit/contract/identity/accounts.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { openSession, type Origin, type SessionDeps, type SignInMethod } from '../../accounts/commands/open-session.ts';
import { recordFailedSignIn } from '../../accounts/commands/record-failed-sign-in.ts';
import { challengeGone, wrongCode } from '../errors.ts';
import { digestOf } from '../secrets.ts';
import { type Challenge, deleteChallenge, selectOptionalChallengeForUpdate, updateChallengeWrong } from '../store.ts';
import { type Verdict, verifyCode, WRONG_CODES } from '../verify-code.ts';

type Deps = SessionDeps & { secret: string };
type Answer = { challenge: string; code: string } & Origin;

/** With a password it is said which second factor was used; other providers stay the method. */
const methodOf = (first: string, second: 'totp' | 'recovery'): SignInMethod =>
  first === 'google' || first === 'github' ? first : `password+${second}`;

/** The second step of signing in. Throws Refusals: a wrong code, a challenge that is gone, too many wrong codes. */
export async function answerSecondFactor(deps: Deps, { challenge, code, ...origin }: Answer): Promise<Session> {
  const digest = digestOf(challenge);
  const answered = await deps.database.transaction((tx) => take(tx, deps, digest, code));
  if (answered === null) throw challengeGone();
  const { asked, verdict } = answered;
  if (verdict !== 'wrong') return openSession(deps, asked.user_id, methodOf(asked.method, verdict), origin);
  await recordFailedSignIn(deps, asked.user_id, 'wrong_code', asked.method, origin);
  throw wrongCode();
}

/** Uses the challenge up where the code is right, or was wrong too often. */
async function take(
  tx: Queryable,
  deps: Deps,
  digest: Buffer,
  code: string,
): Promise<{ asked: Challenge; verdict: Verdict } | null> {
  const asked = await selectOptionalChallengeForUpdate(tx, digest, deps.clock.now());
  if (asked === null) return null;
  const verdict = await verifyCode(tx, deps, asked.user_id, code);
  if (verdict !== 'wrong' || asked.wrong_codes + 1 >= WRONG_CODES) await deleteChallenge(tx, digest);
  else await updateChallengeWrong(tx, digest);
  return { asked, verdict };
}
