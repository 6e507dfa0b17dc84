import type { TeamRequests } from '@devorbit/contract/events/team-requests.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findHackathonEvent } from '../../hackathons/commands/find-hackathon-event.ts';
import { selectOptionalTeamOf } from '../../hackathons/door.ts';
import { presentTeamRequests } from '../present.ts';
import { selectOfTeam, selectOwn } from '../store.ts';

/** What waits for an answer of the caller, of their team, or of others to them. */
export async function listTeamRequests(
  { database }: { database: Queryable },
  actor: Actor,
  id: number,
): Promise<TeamRequests> {
  await findHackathonEvent(database, actor, id);
  const team = await selectOptionalTeamOf(database, id, actor.id);
  return presentTeamRequests(
    team === null ? await selectOwn(database, id, actor.id) : [],
    team === null ? [] : await selectOfTeam(database, team.id),
  );
}
