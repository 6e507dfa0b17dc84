import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { databaseTimeZone, hourIn } from '../../../../platform/time-zones.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { type Ending, insertReminded, type Place, selectEnding, selectTimeZones } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Shorter ones are begun again easily. In days. */
const LEAST = 3;
/** From this hour of the day on, in each one's own time zone: there is time left to solve something. */
const EVENING = 19;
/** Users that are told in one transaction. */
const AT_ONCE = 500;

/**
 * Tells those whose streak ends at midnight unless they solve something: in the evening of their own time zone (UTC for
 * who has chosen none), once a day, however often it is called and by how many servers.
 */
export async function remindOfStreaks({ database, clock }: Deps): Promise<void> {
  const now = clock.now();
  for (const place of placesInTheEvening(await selectTimeZones(database), now)) {
    let told = AT_ONCE;
    while (told === AT_ONCE) told = await database.transaction((tx) => remindSome(tx, place, now));
  }
}

function placesInTheEvening(chosen: string[], now: Date): Place[] {
  return chosen.flatMap((zone) => {
    try {
      return hourIn(zone, now) >= EVENING ? [{ chosen: zone, zone: databaseTimeZone(zone) }] : [];
    } catch {
      return []; // a time zone that this version does not know any more
    }
  });
}

/** Answers how many were looked at. */
async function remindSome(tx: Queryable, place: Place, now: Date): Promise<number> {
  const ending = await selectEnding(tx, place, now, { least: LEAST, limit: AT_ONCE });
  for (const [length, those] of Map.groupBy(ending, (one) => one.length)) await tell(tx, length, those, now);
  return ending.length;
}

async function tell(tx: Queryable, length: number, ending: Ending[], at: Date): Promise<void> {
  const users = await insertReminded(
    tx,
    ending.map(({ user_id }) => user_id),
    ending[0]?.today ?? '',
  );
  await notifyMany(tx, users, {
    kind: 'streak',
    at,
    title: `Your ${length}-day streak ends tonight`,
    body: `Solve a problem before midnight to make it ${length + 1} days.`,
    link: pathOf('challenges'),
  });
}
