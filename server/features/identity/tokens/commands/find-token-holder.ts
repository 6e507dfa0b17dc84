import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { ipPrefix } from '../../../../platform/ip-prefix.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { selectOptionalHolder, updateTokenUse } from '../store.ts';
import { digestOfToken } from '../token-text.ts';

/** How exactly the last use is known, in ms: not every call writes. */
const LAST_USE_MS = 60_000;

/**
 * Whose personal access token this is; null where it is unknown, revoked or expired, or its owner is suspended or gone.
 * Without the scope `staff` its holder has no role, whatever the owner's is.
 */
export async function findTokenHolder(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
  ip: string,
): Promise<Caller | null> {
  const now = clock.now();
  const found = await selectOptionalHolder(database, digestOfToken(token), now);
  if (found === null) return null;
  const { token_id, scopes, last_used_at, id, username, is_staff, is_superuser } = found;
  if (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= LAST_USE_MS)
    await updateTokenUse(database, token_id, now, ipPrefix(ip));
  const role = scopes.includes('staff');
  return {
    id,
    username,
    is_staff: role && is_staff,
    is_superuser: role && is_superuser,
    credential: { kind: 'token', id: token_id, scopes },
  };
}
