import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { selectAttendees } from '../../registrations/door.ts';
import { insertRequests, lockOptionalRequest, updateAsked } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Later, after an outage, it would be a question about something long forgotten. */
const RECENT_MS = 48 * 3_600_000;
/** People asked in one transaction. */
const AT_ONCE = 500;

/** Answers whether there was somebody to ask. */
async function askSome(tx: Queryable, now: Date): Promise<boolean> {
  const request = await lockOptionalRequest(tx);
  if (request === null) return false;
  const { event_id: id, asked_up_to } = request;
  const event = await selectOptionalEvent(tx, id, null);
  const people =
    event === null || event.cancelled_at !== null ? [] : await selectAttendees(tx, id, asked_up_to, AT_ONCE);
  if (event !== null && people.length > 0)
    await notifyMany(
      tx,
      people.map(({ user_id }) => user_id),
      {
        kind: 'events',
        at: now,
        title: `How was ${event.title}?`,
        body: 'Tell the organizers what went well and what could be better. They won’t see your name.',
        link: pathOf('event', { id }),
      },
    );
  await updateAsked(tx, id, people.at(-1)?.id ?? asked_up_to, people.length < AT_ONCE);
  return true;
}

/** Asks everybody who came to an event for their feedback, once, in the hour after its end. */
export async function askAttendees({ database, clock }: Deps): Promise<void> {
  const now = clock.now();
  await insertRequests(database, new Date(now.getTime() - RECENT_MS), now);
  while (await database.transaction((tx) => askSome(tx, now)));
}
