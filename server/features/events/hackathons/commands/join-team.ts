import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { unknownCode } from '../errors.ts';
import { joinsPerHour } from '../limits.ts';
import { lockOptionalTeamByCode } from '../team-store.ts';
import { enterTeam } from './enter-team.ts';
import { hashTeamCode } from './hash-team-code.ts';
import { holdOpen } from './hold-open.ts';
import { showHackathon } from './show-hackathon.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** Joins a team by its code. Throws 409 where it is full, and for who is in a team already. */
export async function joinTeam(
  { database, clock, limits }: Deps,
  actor: Actor,
  id: number,
  { code }: { code: string },
): Promise<Hackathon> {
  await limits.take(joinsPerHour, String(actor.id));
  return database.transaction(async (tx) => {
    await holdOpen(tx, { actor, clock }, id);
    const team = await lockOptionalTeamByCode(tx, id, hashTeamCode(code));
    if (team === null) throw unknownCode();
    await enterTeam(tx, team, actor.id, clock.now());
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
