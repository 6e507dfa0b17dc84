import type { Assignment, PointsGiven } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { pointsMissing } from '../errors.ts';
import { presentAssignment } from '../present.ts';
import { putScores } from '../store.ts';
import { holdAssignment } from './hold-assignment.ts';

/** A judge’s scores of an entry, in place of those that they submitted before. Throws where a criterion has none. */
export function submitScores(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  params: { id: number; entry: number },
  { points, note }: { points: PointsGiven; note: string },
): Promise<Assignment> {
  return database.transaction(async (tx) => {
    const { entry, assignment, criteria } = await holdAssignment(tx, { actor, clock }, params, points);
    const missing = criteria.find(({ number }) => points[number] === undefined);
    if (missing !== undefined) throw pointsMissing(missing.name);
    const at = clock.now();
    await putScores(tx, { event: params.id, id: assignment.id }, { points, note, at });
    return presentAssignment(entry, { ...assignment, draft: null, points, note, submitted_at: at.toISOString() });
  });
}
