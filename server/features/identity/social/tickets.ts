import type { Provider } from '@devorbit/contract/identity/social.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { digestOf, newSecret } from './secrets.ts';
import { deleteTicket, insertTicket, type Purpose } from './store.ts';

const TICKET_MS = 60_000;

type Ticket = { provider: Provider; purpose: Purpose; userId: number; browserDigest: Buffer };

/** A code for one use by this browser within a minute. */
export async function issueTicket(
  { database, clock }: { database: Queryable; clock: Clock },
  { provider, purpose, userId, browserDigest }: Ticket,
): Promise<string> {
  const code = newSecret();
  await insertTicket(database, {
    code_digest: digestOf(code),
    browser_digest: browserDigest,
    provider,
    purpose,
    user_id: userId,
    expires_at: new Date(clock.now().getTime() + TICKET_MS),
  });
  return code;
}

/** Whose ticket it is, and of which provider; null for one that is unknown, used, too old, or of another browser or purpose. */
export async function takeTicket(
  { database, clock }: { database: Queryable; clock: Clock },
  code: string,
  purpose: Purpose,
  browserDigest: Buffer | null,
): Promise<{ provider: string; userId: number } | null> {
  const found = await deleteTicket(database, digestOf(code));
  const holds =
    found !== null &&
    found.purpose === purpose &&
    browserDigest !== null &&
    found.browser_digest.equals(browserDigest) &&
    Date.parse(found.expires_at) > clock.now().getTime();
  return holds ? { provider: found.provider, userId: found.user_id } : null;
}
