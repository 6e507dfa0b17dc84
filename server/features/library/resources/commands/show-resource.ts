import type { Resource } from '@devorbit/contract/library/resources.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentResource } from '../present.ts';
import { findVisible } from './find-visible.ts';

/** A document that the caller may know of. Throws as `findVisible`. */
export async function showResource(
  { database, clock, secret }: { database: Database; clock: Clock; secret: string },
  actor: Actor | null,
  id: number,
): Promise<Resource> {
  const row = await findVisible(database, actor, id);
  return presentResource(row, actor && { secret, user: actor.id, now: clock.now() });
}
