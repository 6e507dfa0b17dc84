import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { lockOptionalTeam, selectMembers, type TeamRow } from '../../hackathons/door.ts';
import { requestNotFound } from '../errors.ts';
import { type RequestRow, selectOptionalRequest } from '../store.ts';

type Held = { request: RequestRow; team: TeamRow; members: number[]; side: 'person' | 'team' };

/** An invite or a request with its team, held to the end of the transaction, for the person and the team’s members. */
export async function holdRequest(tx: Queryable, actor: Actor, event: number, id: number): Promise<Held> {
  const found = await selectOptionalRequest(tx, event, id);
  const team = found === null ? null : await lockOptionalTeam(tx, event, found.team_id);
  // Somebody may have answered while the team was waited for.
  const request = team === null ? null : await selectOptionalRequest(tx, event, id);
  if (team === null || request === null) throw requestNotFound();
  const members = (await selectMembers(tx, team.id)).map(({ user_id }) => user_id);
  if (request.user_id === actor.id) return { request, team, members, side: 'person' };
  if (members.includes(actor.id)) return { request, team, members, side: 'team' };
  throw requestNotFound();
}
