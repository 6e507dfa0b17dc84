import type { EventDetail, EventForm } from '@devorbit/contract/events/events.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { eventsPerDay } from '../limits.ts';
import { maySkipApproval } from '../policy.ts';
import { insertEvent } from '../store.ts';
import { readForm } from './read-form.ts';
import { showEvent } from './show-event.ts';
import { tellStaff } from './tell-staff.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; secret: string };

/** Makes an event of the caller’s. That of staff is approved; for any other staff are asked. */
export async function createEvent(
  { database, clock, limits, secret }: Deps,
  actor: Actor,
  form: z.output<typeof EventForm>,
): Promise<EventDetail> {
  await limits.take(eventsPerDay, String(actor.id));
  return database.transaction(async (tx) => {
    const at = clock.now();
    const content = await readForm(tx, actor, form);
    const approved_by = maySkipApproval(actor) ? actor.id : null;
    const id = await insertEvent(tx, content, { capacity: form.capacity, created_by: actor.id, approved_by, at });
    if (approved_by === null) await tellStaff(tx, { title: form.title, at });
    return showEvent(tx, { actor, now: at, secret }, id);
  });
}
