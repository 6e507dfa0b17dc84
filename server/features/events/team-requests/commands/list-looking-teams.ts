import type { LookingTeam } from '@devorbit/contract/events/team-requests.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { holdOpen } from '../../hackathons/commands/hold-open.ts';
import { countLooking, selectLooking } from '../store.ts';

/** A page of teams that look for people. */
export function listLookingTeams(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  { page }: { page: number },
): Promise<{ teams: LookingTeam[]; total: number }> {
  return database.transaction(async (tx) => {
    await holdOpen(tx, { actor, clock }, id);
    return { teams: await selectLooking(tx, id, page), total: await countLooking(tx, id) };
  });
}
