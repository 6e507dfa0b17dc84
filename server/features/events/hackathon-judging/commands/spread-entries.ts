import type { Queryable } from '../../../../platform/database.ts';
import {
  deleteAssignments,
  insertAssignments,
  selectAssignments,
  selectConflicts,
  selectJudgedEntries,
  selectJudges,
} from '../store.ts';
import { balanceJudges } from './balance-judges.ts';

/**
 * Gives the entries of a hackathon their judges, under the lock of its judging. What judges have typed or submitted stays,
 * but for what they may not judge.
 */
export async function spreadEntries(
  tx: Queryable,
  event: number,
  { perEntry, at }: { perEntry: number; at: Date },
): Promise<void> {
  const entries = (await selectJudgedEntries(tx, event)).map(({ id }) => id);
  const judges = (await selectJudges(tx, event)).filter(({ active }) => active).map(({ user_id }) => user_id);
  const conflicts = new Set(
    (await selectConflicts(tx, event)).map(({ entry_id, judge_id }) => `${entry_id} ${judge_id}`),
  );
  const there = await selectAssignments(tx, event);
  const { pairs } = balanceJudges({
    entries,
    judges,
    perEntry,
    mayNot: ({ entry, judge }) => conflicts.has(`${entry} ${judge}`),
    standing: there.map(({ entry_id: entry, judge_id: judge, submitted_at, draft }) => ({
      entry,
      judge,
      // A score that was given stays.
      begun: submitted_at !== null || (draft !== null && judges.includes(judge) && !conflicts.has(`${entry} ${judge}`)),
    })),
    seed: event,
  });
  const wanted = new Set(pairs.map(({ entry, judge }) => `${entry} ${judge}`));
  const known = new Set(there.map(({ entry_id, judge_id }) => `${entry_id} ${judge_id}`));
  await deleteAssignments(
    tx,
    there.filter(({ entry_id, judge_id }) => !wanted.has(`${entry_id} ${judge_id}`)).map(({ id }) => id),
  );
  await insertAssignments(
    tx,
    event,
    pairs.filter(({ entry, judge }) => !known.has(`${entry} ${judge}`)),
    at,
  );
}
