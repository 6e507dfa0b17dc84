import type { ResourcePosition } from '@devorbit/contract/library/resources.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findVisible } from '../../commands/find-visible.ts';
import { upsertPosition } from '../store.ts';

/** Remembers where the caller is in a document that they may see. Throws as `findVisible`. */
export async function savePosition(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  position: ResourcePosition,
): Promise<void> {
  await findVisible(database, actor, id);
  await upsertPosition(database, { ...position, user: actor.id, id, at: clock.now() });
}
