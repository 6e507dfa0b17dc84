import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { sessionNotFound } from '../errors.ts';
import { deleteStar, insertStar } from '../star-store.ts';

/** Puts a session into the caller’s programme, or takes it out. Doing so twice changes nothing. */
export async function starSession(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, session }: { id: number; session: number },
  starred: boolean,
): Promise<{ starred: boolean }> {
  const event = await selectOptionalEvent(database, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (!starred) await deleteStar(database, session, actor.id);
  else if ((await insertStar(database, { event: id, session, user: actor.id, at: clock.now() })) === 0)
    throw sessionNotFound();
  return { starred };
}
