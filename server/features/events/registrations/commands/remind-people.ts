import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { whenText } from '../present.ts';
import { markReminded, type Reminder } from '../reminder-store.ts';

type Deps = { database: Database; clock: Clock };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After an outage the first says how long it really is; near the start there is the second alone. */
const reminders: readonly Reminder[] = [
  { number: 2, least_ms: 0, most_ms: HOUR_MS },
  { number: 1, least_ms: 2 * HOUR_MS, most_ms: 24 * HOUR_MS },
];
/** People told in one transaction. */
const AT_ONCE = 500;

function untilText(event: EventRow, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(event.starts_at) - now.getTime()) / MINUTE_MS));
  // The sweep comes once a minute: an hour that lacks a little is an hour.
  const [count, unit] = minutes > 50 ? [Math.round(minutes / 60), 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

async function remindSome({ clock }: Deps, tx: Queryable, reminder: Reminder): Promise<number> {
  const now = clock.now();
  const due = await markReminded(tx, reminder, now, AT_ONCE);
  for (const [id, those] of Map.groupBy(due, ({ event_id }) => event_id)) {
    const event = await selectOptionalEvent(tx, id, null);
    if (event === null) continue;
    const users = those.map(({ user_id }) => user_id);
    await notifyMany(tx, users, {
      kind: 'reminders',
      at: now,
      title: `${event.title} starts in ${untilText(event, now)}`,
      body: `${whenText(event)}\n${event.location}\n\nYour ticket is on the event’s page. If you can’t come, please give your place back.`,
      link: pathOf('event', { id }),
    });
  }
  return due.length;
}

/**
 * Reminds who has a place, a day and an hour before the start, once each, however often it is called and by how many
 * servers: in the app and by email, as each chose.
 */
export async function remindPeople(deps: Deps): Promise<void> {
  for (const reminder of reminders) {
    let told = AT_ONCE;
    while (told === AT_ONCE) told = await deps.database.transaction((tx) => remindSome(deps, tx, reminder));
  }
}
