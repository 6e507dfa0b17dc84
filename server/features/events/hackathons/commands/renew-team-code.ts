import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { updateCode } from '../team-store.ts';
import { drawTeamCode } from './draw-team-code.ts';
import { hashTeamCode } from './hash-team-code.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { showHackathon } from './show-hackathon.ts';

/** Another code for the caller’s team, which ends the one before. */
export function renewTeamCode(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<{ code: string; hackathon: Hackathon }> {
  return database.transaction(async (tx) => {
    const { team } = await holdOwnTeam(tx, { actor, clock }, id);
    const code = drawTeamCode();
    await updateCode(tx, team.id, hashTeamCode(code));
    return { code, hackathon: await showHackathon({ database: tx, clock }, actor, id) };
  });
}
