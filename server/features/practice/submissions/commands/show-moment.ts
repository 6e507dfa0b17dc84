import type { Moment } from '@devorbit/contract/practice/submissions.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { databaseTimeZone } from '../../../../platform/time-zones.ts';
import { findBadges } from '../../activity/door.ts';
import { listRecommendations } from '../../recommendations/commands/list-recommendations.ts';
import { submissionNotFound } from '../errors.ts';
import { selectOptionalAccepted } from '../moment/store.ts';
import { presentMoment } from '../present.ts';
import { selectFigures } from '../progress/store.ts';
import { selectOptionalCounts } from '../standing/store.ts';

/** What an Accepted submission of the caller's own brought, by the days of a time zone. There is none for any other. */
export async function showMoment(
  { database }: { database: Database },
  actor: Actor,
  id: string,
  timeZone: string,
): Promise<Moment> {
  const accepted = await selectOptionalAccepted(database, id, actor.id);
  if (accepted === null) throw submissionNotFound();
  const at = new Date(accepted.judged_at);
  const zone = databaseTimeZone(timeZone);
  const [counts, figures, before, badges, recommendations] = await Promise.all([
    selectOptionalCounts(database, id, actor.id),
    selectFigures(database, actor.id, at, zone, at),
    selectFigures(database, actor.id, at, zone, new Date(at.getTime() - 1)),
    findBadges(database, actor.id, timeZone),
    listRecommendations({ database }, actor),
  ]);
  // A rejudge may have come between.
  if (counts === null) throw submissionNotFound();
  return presentMoment(accepted, { counts, figures, before, badges, recommendations });
}
