import type { Provider } from '@devorbit/contract/identity/social.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { digestOf, newSecret } from './secrets.ts';
import { deleteHandoff, insertHandoff, type Purpose } from './store.ts';

const HANDOFF_MS = 60_000;

type Handoff = { provider: Provider; purpose: Purpose; userId: number; browserDigest: Buffer };

/** A code for one use by this browser within a minute. */
export async function issueHandoff(
  { database, clock }: { database: Queryable; clock: Clock },
  { provider, purpose, userId, browserDigest }: Handoff,
): Promise<string> {
  const code = newSecret();
  await insertHandoff(database, {
    code_digest: digestOf(code),
    browser_digest: browserDigest,
    provider,
    purpose,
    user_id: userId,
    expires_at: new Date(clock.now().getTime() + HANDOFF_MS),
  });
  return code;
}

/** Whose handoff it is, and of which provider; null for one that is unknown, used, too old, or of another browser or purpose. */
export async function takeHandoff(
  { database, clock }: { database: Queryable; clock: Clock },
  code: string,
  purpose: Purpose,
  browserDigest: Buffer | null,
): Promise<{ provider: string; userId: number } | null> {
  const found = await deleteHandoff(database, digestOf(code));
  const holds =
    found !== null &&
    found.purpose === purpose &&
    browserDigest !== null &&
    found.browser_digest.equals(browserDigest) &&
    Date.parse(found.expires_at) > clock.now().getTime();
  return holds ? { provider: found.provider, userId: found.user_id } : null;
}
