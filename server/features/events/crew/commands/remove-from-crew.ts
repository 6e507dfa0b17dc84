import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayOwn, maySee } from '../../events/policy.ts';
import { notInCrew } from '../errors.ts';
import { deleteMember, selectCrew } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** Takes somebody off an event’s helpers: who owns it, and everybody themselves. */
export function removeFromCrew(
  { database, clock }: Deps,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  username: string,
): Promise<void> {
  return database.transaction(async (tx) => {
    const event = await selectOptionalEvent(tx, id, actor.id);
    if (event === null || !maySee(actor, event)) throw eventNotFound();
    const self = username.toLowerCase() === actor.username.toLowerCase();
    if (!self && !mayOwn(actor, event)) throw notYourEvent();
    const member = (await selectCrew(tx, id)).find((one) => one.username.toLowerCase() === username.toLowerCase());
    if (member === undefined) throw notInCrew();
    await deleteMember(tx, id, member.user_id);
    await recordAct(tx, {
      at: clock.now(),
      actor,
      ip,
      act: 'event.crew.remove',
      subject: `event ${id}`,
      detail: { title: event.title, username: member.username },
    });
  });
}
