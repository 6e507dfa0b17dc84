import type { Assignment, PointsGiven } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentAssignment } from '../present.ts';
import { updateDraft } from '../store.ts';
import { holdAssignment } from './hold-assignment.ts';

/** Keeps what a judge has typed; it counts once it is submitted. */
export function saveScores(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  params: { id: number; entry: number },
  draft: { points: PointsGiven; note: string },
): Promise<Assignment> {
  return database.transaction(async (tx) => {
    const { entry, assignment } = await holdAssignment(tx, { actor, clock }, params, draft.points);
    await updateDraft(tx, assignment.id, draft);
    return presentAssignment(entry, { ...assignment, draft });
  });
}
