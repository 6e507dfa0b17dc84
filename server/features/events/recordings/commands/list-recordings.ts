import type { EventRecordings } from '@devorbit/contract/events/recordings.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { selectOptionalOwn } from '../../registrations/door.ts';
import { mayWatch } from '../policy.ts';
import { selectOptionalRecordings } from '../store.ts';

/** Where an event can be watched again, for who asks. */
export async function listRecordings(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor | null,
  id: number,
): Promise<EventRecordings> {
  const event = await selectOptionalEvent(database, id, actor?.id ?? null);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  const { links = [], for_guests: forGuests = false } = (await selectOptionalRecordings(database, id)) ?? {};
  const own = actor === null ? null : await selectOptionalOwn(database, id, actor.id);
  const now = clock.now();
  if (mayWatch(actor, event, { forGuests, hasPlace: own?.state === 'confirmed', now }))
    return { recordings: links, forGuests, hidden: 0 };
  return { recordings: [], forGuests, hidden: now >= new Date(event.starts_at) ? links.length : 0 };
}
