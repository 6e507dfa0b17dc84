import { PER_ENTRY } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayJudge } from '../../events/policy.ts';
import { notYourJudging } from '../errors.ts';
import { deleteAssignments, insertConflict, lockJudging } from '../store.ts';
import { findHackathon } from './find-hackathon.ts';
import { holdAssignment } from './hold-assignment.ts';
import { spreadEntries } from './spread-entries.ts';

/** A judge says that they know a team: what they gave it goes, another judge gets it, and they get another entry. */
export function declareConflict(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  params: { id: number; entry: number },
): Promise<void> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const { event } = await findHackathon(tx, actor, params.id);
    if (!mayJudge(actor, event)) throw notYourJudging();
    // Before the assignment is held: whoever waits for the one has not locked the other.
    const { per_entry: perEntry } = await lockJudging(tx, params.id, PER_ENTRY.usual);
    const { assignment } = await holdAssignment(tx, { actor, clock }, params);
    await insertConflict(tx, params.entry, actor.id, at);
    await deleteAssignments(tx, [assignment.id]);
    await spreadEntries(tx, params.id, { perEntry, at });
  });
}
