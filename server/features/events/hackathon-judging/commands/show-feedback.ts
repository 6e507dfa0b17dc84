import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showFeedback as Show } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { noResult } from '../errors.ts';
import { asShown, scoreOf } from '../policy.ts';
import { selectJudgeResults, selectOptionalOwnEntry, selectOptionalReleased } from '../result-store.ts';
import { selectCriteria } from '../rubric-store.ts';
import { selectAssignmentsFor } from '../store.ts';
import { findHackathon } from './find-hackathon.ts';

/** What judges gave and wrote to the caller’s team, by their letters. Throws 404 before the result is out. */
export async function showFeedback(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<Reply<typeof Show>> {
  await findHackathon(database, actor, id);
  if ((await selectOptionalReleased(database, id)) === null) throw noResult();
  const entry = await selectOptionalOwnEntry(database, id, actor.id);
  const criteria = await selectCriteria(database, id);
  const labels = new Map((await selectJudgeResults(database, id)).map(({ judge_id, label }) => [judge_id, label]));
  const rows = entry === null ? [] : await selectAssignmentsFor(database, id, entry.id);
  return {
    entry,
    criteria,
    judges: rows
      .flatMap(({ judge_id, points, note }) => {
        const label = labels.get(judge_id);
        return label === undefined ? [] : [{ label, points, score: asShown(scoreOf(points, criteria)), note }];
      })
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  };
}
