import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { databaseTimeZone } from '../../../../platform/time-zones.ts';
import { type Figures, selectFigures } from '../progress/store.ts';

/** A user's solved problems, points and streaks, by the days of a time zone. Not for users: it asks no policy. */
export const findFigures = (
  { database, clock }: { database: Database; clock: Clock },
  userId: number,
  timeZone: string,
): Promise<Figures> => selectFigures(database, userId, clock.now(), databaseTimeZone(timeZone));
