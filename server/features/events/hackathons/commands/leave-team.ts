import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { entriesClosed, noTeam } from '../errors.ts';
import { isOpen } from '../policy.ts';
import { shareOptionalHackathon } from '../store.ts';
import { deleteEmptyTeam, deleteMember, selectOptionalTeamOf } from '../team-store.ts';
import { findHackathonEvent } from './find-hackathon-event.ts';
import { showHackathon } from './show-hackathon.ts';

/** Leaves a team, also without a place; the last one takes the team and its entry along. */
export function leaveTeam(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    await findHackathonEvent(tx, actor, id);
    const team = await selectOptionalTeamOf(tx, id, actor.id);
    if (team === null) throw noTeam();
    if (!isOpen(await shareOptionalHackathon(tx, id), clock.now())) throw entriesClosed();
    await deleteMember(tx, team.id, actor.id);
    await deleteEmptyTeam(tx, team.id);
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
