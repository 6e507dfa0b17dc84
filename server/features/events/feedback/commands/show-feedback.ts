import type { EventFeedback } from '@devorbit/contract/events/feedback.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { selectAttended } from '../../registrations/door.ts';
import { feedbackPhase } from '../policy.ts';
import { selectOptionalOwn, selectSummary } from '../store.ts';

/** One's own feedback on an event; for its organizers what all say, without names. */
export async function showFeedback(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor,
  id: number,
): Promise<EventFeedback> {
  const event = await selectOptionalEvent(database, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  const isOpen = feedbackPhase(event, clock.now()) === 'open';
  return {
    open: isOpen && (await selectAttended(database, id, actor.id)),
    own: await selectOptionalOwn(database, id, actor.id),
    summary: mayEdit(actor, event) ? await selectSummary(database, id) : null,
  };
}
