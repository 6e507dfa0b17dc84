import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Queryable } from '../../../platform/database.ts';
import { databaseTimeZone } from '../../../platform/time-zones.ts';
import { type Figures, selectFigures, selectLastDays } from './progress/store.ts';
import { lockVerdicts } from './store.ts';

// What other features do to submissions, in transactions of theirs: whether the actor may is for them to ask.
export { replaceResults, replaceSolved, selectCounts } from './correcting/store.ts';
/** What a user has not finished, and whether a problem was solved within a time. */
export { selectOptionalUnsolved, selectWasSolvedWithin } from './listing/store.ts';
export {
  insertPlannedSubmissions,
  insertSampleSolved,
  insertSampleSubmissions,
  insertSampleTests,
  insertSampleVotes,
  moveSampleDeeds,
  type SampleSubmission,
  selectHasAny,
} from './samples/store.ts';

/** Which judged submissions are attempts, as an SQL condition. */
export { attemptCondition } from './store.ts';

/** A user's solved problems, points and streaks, by the days of a time zone. Not for users: it asks no policy. */
export const findFigures = (
  { database, clock }: { database: Database; clock: Clock },
  userId: number,
  timeZone: string,
): Promise<Figures> => selectFigures(database, userId, clock.now(), databaseTimeZone(timeZone));

/** The last `count` days up to today, by a time zone, and on which of them something was solved that counts. Not for users: it asks no policy. */
export const findLastDays = (
  { database, clock }: { database: Database; clock: Clock },
  userId: number,
  timeZone: string,
  count: number,
): Promise<{ day: string; solved: boolean }[]> =>
  selectLastDays(database, userId, clock.now(), databaseTimeZone(timeZone), count);

/** To the end of the transaction no verdict of this problem is counted; those that are being counted are waited for. First of the locks on the problem's figures. */
export const holdVerdicts = (tx: Queryable, problemId: number): Promise<void> => lockVerdicts(tx, problemId, 'alone');
