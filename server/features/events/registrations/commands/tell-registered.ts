import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { cancelledEmail, changedEmail, restoredEmail, takenDownEmail } from '../emails.ts';
import { type RegistrationRow, selectTold } from '../store.ts';
import { tellPerson } from './tell-person.ts';
import type { WriteDeps } from './write-to.ts';

/**
 * `reviewed`: the organizer changed it, and staff look at it. `removed`: staff declined it or took it down, until it is
 * `restored`. `after` is the id of the
 * last registration that was told.
 */
export type EmailsJob = {
  event: number;
  what: 'changed' | 'cancelled' | 'reviewed' | 'removed' | 'restored';
  after: number;
};
type Deps = WriteDeps & { database: Database; clock: Clock; queue: Queue };

/** People told in one step. */
const STEP = 100;

function newsOf(event: EventRow, row: RegistrationRow, what: EmailsJob['what']) {
  const title = event.approved_title ?? event.title;
  if (what === 'reviewed')
    return {
      title: `An event you’re registered for is being reviewed after a change: ${title}`,
      body: 'We’ll let you know when it’s approved again. You keep your place.',
    };
  const write = (method: 'REQUEST' | 'CANCEL', email: typeof changedEmail) =>
    row.state === 'confirmed' ? { email: { method, write: email } } : {};
  if (what === 'changed') return { title: `Changed: ${title}`, ...write('REQUEST', changedEmail) };
  if (what === 'restored') return { title: `Back on DevOrbit: ${title}`, ...write('REQUEST', restoredEmail) };
  if (what === 'removed')
    return {
      title: `No longer on DevOrbit: ${title}`,
      body: 'Our staff took this event down. Please ask the organizer whether it still takes place.',
      ...write('CANCEL', takenDownEmail),
    };
  return {
    title: `Cancelled: ${title}`,
    body: event.reason,
    ...write('CANCEL', (to, about) => cancelledEmail(to, about, event.reason)),
  };
}

/** Tells those who are registered what happened to their event, a hundred at a time; the next step is a job of its own. */
export function tellRegistered(deps: Deps, { event: eventId, what, after }: EmailsJob): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const event = await selectOptionalEvent(tx, eventId, null);
    if (event === null) return;
    // Approved again meanwhile, or past: nobody has to stay at home.
    if (what === 'removed' && (event.state !== 'declined' || Date.parse(event.ends_at) <= deps.clock.now().getTime()))
      return;
    const rows = await selectTold(tx, eventId, after, STEP);
    for (const row of rows)
      if (row.user_id !== null) await tellPerson(deps, tx, event, row.user_id, newsOf(event, row, what));
    const last = rows.at(-1);
    if (rows.length === STEP && last !== undefined)
      await deps.queue.send(tx, 'event_emails', { event: eventId, what, after: last.id } satisfies EmailsJob);
  });
}
