import type { Activity } from '@devorbit/contract/practice/activity.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { databaseTimeZone, yearIn } from '../../../../platform/time-zones.ts';
import { findFigures } from '../../submissions/door.ts';
import { presentActivity } from '../present.ts';
import { selectAbout, selectDays } from '../store.ts';

/** Somebody's activity in a year (the current one where none is asked for), by the days of a time zone. */
export async function showActivity(
  deps: { database: Database; clock: Clock },
  actor: Pick<Actor, 'id'>,
  { year, time_zone }: { year?: number | undefined; time_zone: string },
): Promise<Activity> {
  const thisYear = yearIn(time_zone, deps.clock.now());
  const asked = year ?? thisYear;
  const [days, about, figures] = await Promise.all([
    selectDays(deps.database, actor.id, asked, databaseTimeZone(time_zone)),
    selectAbout(deps.database, actor.id),
    findFigures(deps, actor.id, time_zone),
  ]);
  const joined = yearIn(time_zone, new Date(about.date_joined));
  return presentActivity({ year: asked, joined, thisYear }, days, { ...about, ...figures });
}
