import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { Assignment, Judging, JudgingPhase, showResult } from '@devorbit/contract/events/hackathon-judging.ts';
import type { WorkedOut } from './commands/work-out-result.ts';
import { asShown } from './policy.ts';
import type { EntryResult, NewEntryResult, NewJudgeResult } from './result-store.ts';
import type { AssignmentRow, Conflict, Judge, JudgedEntry } from './store.ts';

const stateOf = ({ submitted_at, draft }: AssignmentRow): Assignment['state'] =>
  submitted_at !== null ? 'submitted' : draft !== null ? 'draft' : 'assigned';

const named = ({ id, title, team }: { id: number; title: string; team: string }) => ({ id, title, team });

export const presentAssignment = (entry: JudgedEntry, row: AssignmentRow): Assignment => ({
  ...named(entry),
  state: stateOf(row),
  submitted: row.submitted_at === null ? null : { points: row.points, note: row.note },
  submittedAt: row.submitted_at,
  draft: row.draft,
});

type Desk = {
  phase: JudgingPhase;
  closesAt: string;
  perEntry: number;
  assignedAt: string | null;
  entries: JudgedEntry[];
  judges: Judge[];
  assignments: AssignmentRow[];
  conflicts: Conflict[];
};

/** Entries that share judges, directly or by others. */
function countGroups(assignments: readonly { entry_id: number; judge_id: number }[]): number {
  const groups: { entries: Set<number>; judges: Set<number> }[] = [];
  for (const { entry_id, judge_id } of assignments) {
    const joined = { entries: new Set([entry_id]), judges: new Set([judge_id]) };
    for (const [at, group] of [...groups.entries()].toReversed())
      if (group.entries.has(entry_id) || group.judges.has(judge_id)) {
        for (const entry of group.entries) joined.entries.add(entry);
        for (const judge of group.judges) joined.judges.add(judge);
        groups.splice(at, 1);
      }
    groups.push(joined);
  }
  return groups.length;
}

export function presentJudging({ entries, judges, assignments, conflicts, ...rest }: Desk): Judging {
  const people = new Map(judges.map((judge) => [judge.user_id, judge]));
  const byEntry = Map.groupBy(assignments, ({ entry_id }) => entry_id);
  const byJudge = Map.groupBy(assignments, ({ judge_id }) => judge_id);
  const conflictsOf = Map.groupBy(conflicts, ({ entry_id }) => entry_id);
  const person = (id: number) => {
    const { username = '', name = '' } = people.get(id) ?? {};
    return { username, name };
  };
  return {
    ...rest,
    judges: judges.map(({ user_id, username, name, active }) => {
      const own = (byJudge.get(user_id) ?? []).map(stateOf);
      return {
        username,
        name,
        active,
        assigned: own.length,
        drafts: own.filter((state) => state === 'draft').length,
        submitted: own.filter((state) => state === 'submitted').length,
      };
    }),
    entries: entries.map((entry) => {
      const own = byEntry.get(entry.id) ?? [];
      return {
        ...named(entry),
        judges: own.map((row) => ({ ...person(row.judge_id), state: stateOf(row) })),
        conflicts: (conflictsOf.get(entry.id) ?? []).map(({ judge_id, reason }) => ({ ...person(judge_id), reason })),
        short: rest.assignedAt !== null && own.length < rest.perEntry,
      };
    }),
    groups: countGroups(assignments),
  };
}

type Result = Omit<Reply<typeof showResult>, 'releasedAt'>;

/** `names`: usernames by the ids of who decided ties. */
export const presentWorkedOut = (
  { entries, unscored, judges, groups }: WorkedOut,
  names: ReadonlyMap<number, string>,
): Result => ({
  entries: entries.map((one) => ({
    ...named(one),
    group: one.group,
    rank: one.rank,
    raw: asShown(one.raw),
    corrected: asShown(one.corrected),
    scores: one.scores,
    tied: one.tied,
    decidedBy: one.decidedBy === null ? null : (names.get(one.decidedBy) ?? null),
  })),
  unscored: unscored.map(named),
  judges: judges.map(({ label, scores, shift }) => ({ label, scores, shift: asShown(shift) })),
  groups,
});

export function presentReleased(
  rows: EntryResult[],
  judges: { label: string; scores: number; shift: number }[],
): Result {
  return {
    entries: rows.flatMap((row) =>
      row.group_number === null || row.rank === null || row.raw === null || row.corrected === null
        ? []
        : [
            {
              ...named(row),
              group: row.group_number,
              rank: row.rank,
              raw: asShown(row.raw),
              corrected: asShown(row.corrected),
              scores: row.scores,
              tied: row.tied,
              decidedBy: row.decided_by,
            },
          ],
    ),
    unscored: rows.filter(({ rank }) => rank === null).map(named),
    judges: judges.map(({ label, scores, shift }) => ({ label, scores, shift: asShown(shift) })),
    groups: new Set(rows.flatMap(({ group_number }) => group_number ?? [])).size,
  };
}

/** What is kept of a result that is released. */
export const resultRows = ({
  entries,
  unscored,
  judges,
}: WorkedOut): { entries: NewEntryResult[]; judges: NewJudgeResult[] } => ({
  entries: [
    ...entries.map(({ id, group, rank, raw, corrected, scores, tied, decidedBy }) => ({
      entry_id: id,
      group_number: group,
      rank,
      raw,
      corrected,
      scores,
      tied,
      decided_by: decidedBy,
    })),
    ...unscored.map(({ id }) => ({
      entry_id: id,
      group_number: null,
      rank: null,
      raw: null,
      corrected: null,
      scores: 0,
      tied: false,
      decided_by: null,
    })),
  ],
  judges,
});
