import type { EventRecordings, Recording } from '@devorbit/contract/events/recordings.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { putRecordings } from '../store.ts';
import { listRecordings } from './list-recordings.ts';

/** Organizers say where their event can be watched again. */
export function setRecordings(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  { recordings: links, forGuests }: { recordings: Recording[]; forGuests: boolean },
): Promise<EventRecordings> {
  return database.transaction(async (tx) => {
    const event = await selectOptionalEvent(tx, id, actor.id);
    if (event === null || !maySee(actor, event)) throw eventNotFound();
    if (!mayEdit(actor, event)) throw notYourEvent();
    const at = clock.now();
    await putRecordings(tx, { event: id, links, forGuests, at });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.recordings',
      subject: `event ${id}`,
      detail: { title: event.title, recordings: links.length, forGuests },
    });
    return listRecordings({ database: tx, clock }, actor, id);
  });
}
