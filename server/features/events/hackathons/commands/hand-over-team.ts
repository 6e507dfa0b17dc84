import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { updateLead } from '../team-store.ts';
import { findLed } from './find-led.ts';
import { holdOwnTeam } from './hold-own-team.ts';
import { showHackathon } from './show-hackathon.ts';

/** Has another member lead the team; they are told. */
export function handOverTeam(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  { username }: { username: string },
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const { team, members } = await holdOwnTeam(tx, { actor, clock }, id);
    const { user_id } = findLed(actor, members, username);
    await updateLead(tx, team.id, user_id);
    if (user_id !== actor.id)
      await notify(tx, {
        user_id,
        kind: 'events',
        at: clock.now(),
        title: `You now lead ${team.name}`,
        link: pathOf('event-entries', { id }),
      });
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
