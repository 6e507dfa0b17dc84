import type { CreationOptions, RequestOptions } from '@devorbit/contract/identity/second-factors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { passkeyChallengeGone } from './errors.ts';
import { deletePasskeyChallenge, insertPasskeyChallenge, type PasskeyRow, type Purpose } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { digestOf, newChallenge } from './secrets.ts';

/** How long a question may wait for its answer, in ms: time enough to look for a phone. */
export const CHALLENGE_MS = 5 * 60 * 1000;

type Deps = { database: Queryable; clock: Clock };

/** A new challenge for one purpose, and for one user where it is known who answers. */
export async function ask({ database, clock }: Deps, purpose: Purpose, userId: number | null): Promise<string> {
  const challenge = newChallenge();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertPasskeyChallenge(database, { digest: digestOf(challenge), purpose, userId, expiresAt });
  return challenge;
}

/** Uses a challenge up. Throws a Refusal where it was not asked of this user, was answered, or is too old. */
export async function takeAnswer(
  { database, clock }: Deps,
  purpose: Purpose,
  userId: number | null,
  challenge: string,
): Promise<void> {
  const digest = digestOf(challenge);
  const taken = await deletePasskeyChallenge(database, { digest, purpose, userId, now: clock.now() });
  if (taken === 0) throw passkeyChallengeGone();
}

/** What authenticators keep as the account: the same for every passkey of it, and nothing that tells who it is. */
export const userHandleOf = (userId: number): string => Buffer.from(`account ${userId}`).toString('base64url');

/** EdDSA, ES256 and RS256 of the COSE registry, best first. */
export const ALGORITHMS = [-8, -7, -257];

const descriptorOf = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
});

export const creationOptions = (
  { id }: RelyingParty,
  challenge: string,
  owner: Pick<Actor, 'id' | 'username'>,
  known: PasskeyRow[],
): CreationOptions => ({
  challenge,
  rp: { id, name: 'DevOrbit' },
  user: { id: userHandleOf(owner.id), name: owner.username, displayName: owner.username },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: known.map(descriptorOf),
});

export const requestOptions = ({ id }: RelyingParty, challenge: string, known: PasskeyRow[]): RequestOptions => ({
  challenge,
  rpId: id,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
  allowCredentials: known.map(descriptorOf),
});
