import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { upsertFeed } from '../store.ts';
import { feedCodeHash } from './feed-code-hash.ts';

type Deps = { database: Database; clock: Clock; site: () => string };

/** A personal calendar at a new secret address, which is answered this once; an earlier address ends. */
export async function makeFeed(
  { database, clock, site }: Deps,
  actor: Actor,
): Promise<{ address: string; madeAt: string }> {
  const code = randomBytes(32).toString('base64url');
  const at = clock.now();
  await upsertFeed(database, actor.id, feedCodeHash(code), at);
  const path = `/api/calendars/${code}/events.ics`;
  return { address: site() + path, madeAt: at.toISOString() };
}
