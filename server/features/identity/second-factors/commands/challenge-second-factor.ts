import type { SecondFactorNeeded } from '@devorbit/contract/identity/accounts.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { CHALLENGE_MS } from '../passkey-questions.ts';
import { countPasskeys } from '../passkey-store.ts';
import { digestOf, newChallenge } from '../secrets.ts';
import { insertChallenge, selectOptionalRecoveryCodesLeft } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/**
 * Where the account has a second factor: a challenge, to be answered within five minutes. Otherwise null, as for a
 * passkey, which is two factors itself: the device and what unlocks it.
 */
export async function challengeSecondFactor(
  { database, clock }: Deps,
  userId: number,
  method: string,
): Promise<SecondFactorNeeded | null> {
  if (method === 'passkey') return null;
  const left = await selectOptionalRecoveryCodesLeft(database, userId);
  if (left === null) return null;
  const challenge = newChallenge();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(database, { digest: digestOf(challenge), userId, method, expiresAt });
  return {
    challenge,
    methods: [
      'totp',
      ...(left > 0 ? (['recovery'] as const) : []),
      ...((await countPasskeys(database, userId)) > 0 ? (['passkey'] as const) : []),
    ],
    expires_at: expiresAt.toISOString(),
  };
}
