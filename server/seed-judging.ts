import type { DemoJudging } from '@devorbit/content-reader/demo.ts';
import { PER_ENTRY } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import { PointsGiven } from '@devorbit/contract/events/hackathon-judging.ts';
import { upsertMember } from './features/events/crew/door.ts';
import { spreadEntries } from './features/events/hackathon-judging/commands/spread-entries.ts';
import { workOutResult } from './features/events/hackathon-judging/commands/work-out-result.ts';
import {
  insertResult,
  lockJudging,
  putCriteria,
  putScores,
  selectAssignments,
  selectCriteria,
  selectOptionalOwnEntry,
  selectUnjudged,
  updateAssigned,
} from './features/events/hackathon-judging/door.ts';
import { resultRows } from './features/events/hackathon-judging/present.ts';
import { selectSamplePeople } from './features/identity/accounts/door.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';

const DAY_MS = 24 * 3_600_000;
/** In points: how lenient the judges of a sample are, and how much better an entry is than the next. */
const LENIENCY = [0.6, -0.7, 0.1, 0.4, -0.3];
const STEP = 0.35;

/** Points of a sample, the same each time. */
const pointsOf = (entry: number, judge: number, criterion: number): number => {
  const eye = (((entry + 3) * (judge + 5) * (criterion + 7)) % 11) / 10 - 0.5;
  const worth = 4.4 - STEP * entry + (LENIENCY[judge % LENIENCY.length] ?? 0) + eye;
  return Math.min(5, Math.max(1, Math.round(worth)));
};

async function judge(tx: Queryable, event: number, notes: readonly string[], { by, at }: { by: number; at: Date }) {
  await lockJudging(tx, event, PER_ENTRY.usual);
  const criteria = await selectCriteria(tx, event);
  await putCriteria(tx, event, criteria);
  await spreadEntries(tx, event, { perEntry: PER_ENTRY.usual, at });
  await updateAssigned(tx, event, { perEntry: PER_ENTRY.usual, at });
  const assignments = await selectAssignments(tx, event);
  const placesOf = (ids: number[]) =>
    new Map([...new Set(ids)].toSorted((a, b) => a - b).map((id, place) => [id, place]));
  const entries = placesOf(assignments.map(({ entry_id }) => entry_id));
  const judges = placesOf(assignments.map(({ judge_id }) => judge_id));
  for (const [place, { id, entry_id, judge_id }] of assignments.entries()) {
    const [entry, own] = [entries.get(entry_id) ?? 0, judges.get(judge_id) ?? 0];
    const points = PointsGiven.parse(
      Object.fromEntries(criteria.map(({ number }) => [number, pointsOf(entry, own, number)])),
    );
    await putScores(tx, { event, id }, { points, note: notes[place % notes.length] ?? '', at });
  }
  if (assignments.length > 0) await insertResult(tx, event, resultRows(await workOutResult(tx, event)), { by, at });
}

/** Judges of the demo world score its hackathons that are over, and the results are out; each once. */
export async function seedJudging(
  { database, clock }: { database: Database; clock: Clock },
  { judges, notes }: DemoJudging,
): Promise<void> {
  await database.transaction(async (tx) => {
    const people = await selectSamplePeople(tx);
    for (const { id, created_by, judging_closes_at } of await selectUnjudged(tx, [...people.values()], clock.now())) {
      const at = new Date(Math.min(clock.now().getTime(), Date.parse(judging_closes_at) + DAY_MS));
      for (const username of judges) {
        const user = people.get(username);
        if (user !== undefined && user !== created_by && (await selectOptionalOwnEntry(tx, id, user)) === null)
          await upsertMember(tx, id, user, 'judge', at);
      }
      await judge(tx, id, notes, { by: created_by, at });
    }
  });
}
