import type { Session } from '@devorbit/contract/identity/accounts.ts';
import type { RequestOptions, UsedCredential } from '@devorbit/contract/identity/second-factors.ts';
import { openSession, type Origin, type SessionDeps } from '../../accounts/commands/open-session.ts';
import { recordFailedSignIn } from '../../accounts/commands/record-failed-sign-in.ts';
import { passkeyRefused } from '../errors.ts';
import { ask, requestOptions, takeAnswer } from '../passkey-questions.ts';
import { selectOptionalPasskeyByCredential } from '../passkey-store.ts';
import type { RelyingParty } from '../relying-party.ts';
import { verifyPasskey } from '../verify-passkey.ts';

type Asked = { challenge: string; options: RequestOptions };

/** The question to whoever signs in: which passkey it will be is the browser's to find out. */
export async function startPasskeyLogin(
  deps: Pick<SessionDeps, 'database' | 'clock'>,
  party: RelyingParty,
): Promise<Asked> {
  const challenge = await ask(deps, 'sign_in', null);
  return { challenge, options: requestOptions(party, challenge, []) };
}

/** Device and what unlocks it are two factors: nothing more is asked for. Throws Refusals, of a suspended account too. */
export async function logInWithPasskey(
  deps: SessionDeps,
  party: RelyingParty,
  { challenge, response }: { challenge: string; response: UsedCredential },
  origin: Origin,
): Promise<Session> {
  await takeAnswer(deps, 'sign_in', null, challenge);
  const passkey = await selectOptionalPasskeyByCredential(deps.database, response.id);
  if (passkey === null) throw passkeyRefused();
  try {
    await verifyPasskey(deps, party, passkey, challenge, response);
  } catch (error) {
    await recordFailedSignIn(deps, passkey.user_id, 'wrong_code', 'passkey', origin);
    throw error;
  }
  return openSession(deps, passkey.user_id, 'passkey', origin);
}
