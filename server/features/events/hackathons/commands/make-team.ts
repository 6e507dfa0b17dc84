import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { inTeam, nameTaken } from '../errors.ts';
import { teamsPerDay } from '../limits.ts';
import { insertMember, insertOptionalTeam, selectOptionalTeamOf } from '../team-store.ts';
import { drawTeamCode } from './draw-team-code.ts';
import { hashTeamCode } from './hash-team-code.ts';
import { holdOpen } from './hold-open.ts';
import { showHackathon } from './show-hackathon.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** Makes a team of its maker; answers the code by which others join, which is shown this once. */
export async function makeTeam(
  { database, clock, limits }: Deps,
  actor: Actor,
  id: number,
  { name }: { name: string },
): Promise<{ code: string; hackathon: Hackathon }> {
  await limits.take(teamsPerDay, String(actor.id));
  return database.transaction(async (tx) => {
    const at = clock.now();
    const { most_members: most } = await holdOpen(tx, { actor, clock }, id);
    if ((await selectOptionalTeamOf(tx, id, actor.id)) !== null) throw inTeam();
    const code = drawTeamCode();
    const team = await insertOptionalTeam(tx, { event_id: id, name, code_hash: hashTeamCode(code), most, at });
    if (team === null) throw nameTaken();
    if (!(await insertMember(tx, { id: team.id, event_id: id }, actor.id, at))) throw inTeam();
    return { code, hackathon: await showHackathon({ database: tx, clock }, actor, id) };
  });
}
