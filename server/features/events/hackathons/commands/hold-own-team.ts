import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { noTeam } from '../errors.ts';
import type { HackathonRow } from '../store.ts';
import { lockOptionalTeam, type MemberRow, selectMembers, selectOptionalTeamOf, type TeamRow } from '../team-store.ts';
import { holdOpen } from './hold-open.ts';

/** The caller’s team, which may change and which nobody else changes before the end of the transaction; who leads it is its first member. */
export async function holdOwnTeam(
  tx: Queryable,
  { actor, clock }: { actor: Actor; clock: Clock },
  id: number,
): Promise<{ hackathon: HackathonRow; team: TeamRow; members: MemberRow[] }> {
  const hackathon = await holdOpen(tx, { actor, clock }, id);
  const own = await selectOptionalTeamOf(tx, id, actor.id);
  const team = own === null ? null : await lockOptionalTeam(tx, id, own.id);
  if (team === null) throw noTeam();
  const members = await selectMembers(tx, team.id);
  // Somebody may have taken them out meanwhile.
  if (!members.some(({ user_id }) => user_id === actor.id)) throw noTeam();
  return { hackathon, team, members };
}
