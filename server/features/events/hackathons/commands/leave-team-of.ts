import type { Queryable } from '../../../../platform/database.ts';
import { isOpen } from '../policy.ts';
import { shareOptionalHackathon } from '../store.ts';
import { deleteEmptyTeam, deleteMember, selectOptionalTeamOf } from '../team-store.ts';

/** Of somebody who gives their place back, in the caller’s transaction. Once submissions have closed a team stays as it was. */
export async function leaveTeamOf(tx: Queryable, event: number, user: number, at: Date): Promise<void> {
  const team = await selectOptionalTeamOf(tx, event, user);
  if (team === null || !isOpen(await shareOptionalHackathon(tx, event), at)) return;
  await deleteMember(tx, team.id, user);
  await deleteEmptyTeam(tx, team.id);
}
