import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { dayIn, hourIn } from '../../../../platform/time-zones.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { allCards } from '../cards.ts';
import { type Place, selectTimeZones, selectWaiting, upsertReminded } from '../reminder-store.ts';

/** From this hour of the day on, in each one's own time zone. */
const MORNING = 8;
/** Users that are told in one transaction. */
const AT_ONCE = 500;

/**
 * Tells those who have cards to review and have reviewed none today: from the morning of their own time zone (UTC for who
 * has chosen none), once a day, however often it is called and by how many servers. Who lets three days pass is told once a
 * week.
 */
export async function remindOfReviews({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const names = [...allCards().keys()];
  for (const place of placesInTheMorning(await selectTimeZones(database), now)) {
    let told = AT_ONCE;
    while (told === AT_ONCE) told = await database.transaction((tx) => remindSome(tx, place, names, now));
  }
}

function placesInTheMorning(chosen: string[], now: Date): Place[] {
  return chosen.flatMap((zone) => {
    try {
      return hourIn(zone, now) >= MORNING ? [{ chosen: zone, today: dayIn(zone, now) }] : [];
    } catch {
      return []; // a time zone that this version does not know any more
    }
  });
}

/** Answers how many were looked at. */
async function remindSome(tx: Queryable, place: Place, names: readonly string[], at: Date): Promise<number> {
  const waiting = await selectWaiting(tx, place, names, AT_ONCE);
  for (const [due, those] of Map.groupBy(waiting, (one) => one.due)) {
    const users = await upsertReminded(
      tx,
      those.map(({ user_id }) => user_id),
      place.today,
    );
    await notifyMany(tx, users, {
      kind: 'reviews',
      at,
      title: due === 1 ? '1 card is due for review' : `${due} cards are due for review`,
      body: 'A few minutes now save you from learning it again.',
      link: pathOf('reviews'),
    });
  }
  return waiting.length;
}
