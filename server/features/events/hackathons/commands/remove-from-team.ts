import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { leadRemoved } from '../errors.ts';
import { deleteMember, updateCode } from '../team-store.ts';
import { drawTeamCode } from './draw-team-code.ts';
import { findLed } from './find-led.ts';
import { hashTeamCode } from './hash-team-code.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { showHackathon } from './show-hackathon.ts';

/** Takes a member out of the team; they are told, and the code that they know no longer works. */
export function removeFromTeam(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, username }: { id: number; username: string },
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const { team, members } = await holdOwnTeam(tx, { actor, clock }, id);
    const { user_id } = findLed(actor, members, username);
    if (user_id === actor.id) throw leadRemoved();
    await deleteMember(tx, team.id, user_id);
    await updateCode(tx, team.id, hashTeamCode(drawTeamCode()));
    await notify(tx, {
      user_id,
      kind: 'events',
      at: clock.now(),
      title: `You are no longer in ${team.name}`,
      link: pathOf('event-entries', { id }),
    });
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
