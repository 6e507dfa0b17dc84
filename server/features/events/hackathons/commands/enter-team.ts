import type { Queryable } from '../../../../platform/database.ts';
import { inTeam, teamFull } from '../errors.ts';
import { insertMember, type TeamRow } from '../team-store.ts';

/** Puts somebody with a place into a team that the caller holds locked. Throws 409 where it is full, and for who is in a team. */
export async function enterTeam(tx: Queryable, team: TeamRow, user: number, at: Date): Promise<void> {
  if (team.size >= team.most) throw teamFull(team.size);
  if (!(await insertMember(tx, team, user, at))) throw inTeam();
}
