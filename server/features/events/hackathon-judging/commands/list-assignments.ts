import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { listAssignments as List } from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayJudge } from '../../events/policy.ts';
import { notYourJudging } from '../errors.ts';
import { phaseOf } from '../policy.ts';
import { presentAssignment } from '../present.ts';
import { selectCriteria } from '../rubric-store.ts';
import { selectAssignmentsOf, selectJudgedEntries, selectOptionalJudging } from '../store.ts';
import { findHackathon } from './find-hackathon.ts';

/** What a judge has to score, and gave; of others nothing. */
export async function listAssignments(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<Reply<typeof List>> {
  const { event, hackathon } = await findHackathon(database, actor, id);
  if (!mayJudge(actor, event)) throw notYourJudging();
  const entries = new Map((await selectJudgedEntries(database, id)).map((entry) => [entry.id, entry]));
  return {
    phase: phaseOf(hackathon, await selectOptionalJudging(database, id), clock.now()),
    closesAt: hackathon.judging_closes_at,
    criteria: await selectCriteria(database, id),
    entries: (await selectAssignmentsOf(database, id, actor.id)).flatMap((row) => {
      const entry = entries.get(row.entry_id);
      return entry === undefined ? [] : [presentAssignment(entry, row)];
    }),
  };
}
