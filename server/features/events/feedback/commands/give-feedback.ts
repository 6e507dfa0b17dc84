import type { EventFeedback } from '@devorbit/contract/events/feedback.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { selectAttended } from '../../registrations/door.ts';
import { feedbackClosed, notAttended, notOver } from '../errors.ts';
import { eventFeedbackPerHour } from '../limits.ts';
import { feedbackPhase } from '../policy.ts';
import { deleteFeedback, putFeedback } from '../store.ts';
import { showFeedback } from './show-feedback.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** Keeps what somebody who came thinks of the event, or with null takes it back, which is possible at any time. */
export async function giveFeedback(
  { database, clock, limits }: Deps,
  actor: Actor,
  id: number,
  given: { stars: number; text: string } | null,
): Promise<EventFeedback> {
  await limits.take(eventFeedbackPerHour, String(actor.id));
  const event = await selectOptionalEvent(database, id, actor.id);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (given === null) await deleteFeedback(database, id, actor.id);
  else {
    const at = clock.now();
    const phase = feedbackPhase(event, at);
    if (phase === 'early') throw notOver();
    if (phase === 'late') throw feedbackClosed();
    if (!(await selectAttended(database, id, actor.id))) throw notAttended();
    await putFeedback(database, { event: id, user: actor.id, ...given, at });
  }
  return showFeedback({ database, clock }, actor, id);
}
