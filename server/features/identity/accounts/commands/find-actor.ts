import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { ipPrefix } from '../../../../platform/ip-prefix.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { findTokenHolder } from '../../tokens/commands/find-token-holder.ts';
import { isToken } from '../../tokens/door.ts';
import { digestOf } from '../session-code.ts';
import { type CallerRow, updateLastUse } from '../store.ts';

/** How exactly the last use of a session is known, in ms: not every call writes. */
const LAST_USE_MS = 60_000;

type Deps = {
  database: Database;
  clock: Clock;
  /** Whose session it is, by the digest of its code in hex. */
  callerOf: (codeDigest: string) => Promise<CallerRow | null>;
};

/** Whose session or personal access token a code is; null where it is unknown, ended or expired, or its owner is suspended or gone. */
export async function findActor({ database, clock, callerOf }: Deps, code: string, ip: string): Promise<Caller | null> {
  if (isToken(code)) return findTokenHolder({ database, clock }, code, ip);
  const found = await callerOf(digestOf(code).toString('hex'));
  if (found === null) return null;
  const now = clock.now();
  const { session_id, authenticated_at, last_used_at, ...actor } = found;
  if (now.getTime() - Date.parse(last_used_at) > LAST_USE_MS)
    await updateLastUse(database, session_id, now, ipPrefix(ip));
  return { ...actor, credential: { kind: 'session', id: session_id, authenticatedAt: new Date(authenticated_at) } };
}
