import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { updateWanted } from '../team-store.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { showHackathon } from './show-hackathon.ts';

/** Lists the caller’s team with whom it looks for, or takes it off the list. */
export function setWanted(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  { wanted }: { wanted: string },
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const { team } = await holdOwnTeam(tx, { actor, clock }, id);
    await updateWanted(tx, team.id, wanted);
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
