import type { Queryable } from '../../../../platform/database.ts';
import { labelOf, orderTies, scoreOf } from '../policy.ts';
import { selectTieDecisions } from '../result-store.ts';
import { selectCriteria } from '../rubric-store.ts';
import { type JudgedEntry, selectAssignments, selectJudgedEntries } from '../store.ts';
import { correctScores, type RankedEntry } from './correct-scores.ts';

export type WorkedOut = {
  entries: (JudgedEntry & Omit<RankedEntry, 'entry'> & { group: number; decidedBy: number | null })[];
  unscored: JudgedEntry[];
  judges: { label: string; judge_id: number; scores: number; shift: number }[];
  groups: number;
  /** Assigned and not submitted; ranks that several share. */
  missing: { scores: number; entries: number; ties: number };
};

/** The result of a hackathon as its scores stand. */
export async function workOutResult(db: Queryable, event: number): Promise<WorkedOut> {
  const entries = new Map((await selectJudgedEntries(db, event)).map((entry) => [entry.id, entry]));
  const criteria = await selectCriteria(db, event);
  const assignments = (await selectAssignments(db, event)).filter(({ entry_id }) => entries.has(entry_id));
  const given = assignments
    .filter(({ submitted_at }) => submitted_at !== null)
    .map(({ entry_id: entry, judge_id: judge, points }) => ({ entry, judge, score: scoreOf(points, criteria) }));
  const groups = correctScores(given);
  const decisions = await selectTieDecisions(db, event);
  const ranked = groups.flatMap((group, at) =>
    orderTies(group.entries, decisions).flatMap((one) => {
      const entry = entries.get(one.entry);
      return entry === undefined ? [] : [{ ...one, ...entry, group: at + 1 }];
    }),
  );
  const scored = new Set(ranked.map(({ id }) => id));
  const unscored = [...entries.values()].filter(({ id }) => !scored.has(id));
  return {
    entries: ranked,
    unscored,
    // By the first of their scores, which says nothing of who they are.
    judges: groups
      .flatMap((group) => group.judges)
      .map((one) => ({ ...one, first: assignments.findIndex(({ judge_id }) => judge_id === one.judge) }))
      .toSorted((a, b) => a.first - b.first)
      .map(({ judge, scores, shift }, at) => ({ label: labelOf(at), judge_id: judge, scores, shift })),
    groups: groups.length,
    missing: {
      scores: assignments.length - given.length,
      entries: unscored.length,
      ties: new Set(ranked.filter(({ tied }) => tied).map(({ group, rank }) => `${group} ${rank}`)).size,
    },
  };
}
