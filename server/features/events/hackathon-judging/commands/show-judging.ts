import { PER_ENTRY } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Judging } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { phaseOf } from '../policy.ts';
import { presentJudging } from '../present.ts';
import {
  selectAssignments,
  selectConflicts,
  selectJudgedEntries,
  selectJudges,
  selectOptionalJudging,
} from '../store.ts';
import { findJudged } from './find-judged.ts';

/** Who judges what of a hackathon, for its organizers. */
export async function showJudging(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor,
  id: number,
): Promise<Judging> {
  const { hackathon } = await findJudged(database, actor, id);
  const judging = await selectOptionalJudging(database, id);
  return presentJudging({
    phase: phaseOf(hackathon, judging, clock.now()),
    closesAt: hackathon.judging_closes_at,
    perEntry: judging?.per_entry ?? PER_ENTRY.usual,
    assignedAt: judging?.assigned_at ?? null,
    entries: await selectJudgedEntries(database, id),
    judges: await selectJudges(database, id),
    assignments: await selectAssignments(database, id),
    conflicts: await selectConflicts(database, id),
  });
}
