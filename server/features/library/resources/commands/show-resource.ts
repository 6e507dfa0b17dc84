import type { Resource } from '@devorbit/contract/library/resources.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { resourceNotFound } from '../errors.ts';
import { presentResource } from '../present.ts';
import { selectOptionalResource } from '../store.ts';

/** A document. Anybody may know of it; throws where there is none. */
export async function showResource(
  { database, clock, secret }: { database: Database; clock: Clock; secret: string },
  actor: Actor | null,
  id: number,
): Promise<Resource> {
  const row = await selectOptionalResource(database, actor?.id ?? null, id);
  if (row === null) throw resourceNotFound();
  return presentResource(row, actor && { secret, user: actor.id, now: clock.now() });
}
