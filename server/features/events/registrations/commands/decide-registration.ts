import type { Attendee } from '@devorbit/contract/events/registrations.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { lockPlaces, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound, notYourEvent } from '../../events/errors.ts';
import { mayEdit, maySee } from '../../events/policy.ts';
import { placeEmail } from '../emails.ts';
import { notAsked, registrationNotFound } from '../errors.ts';
import { presentAttendee } from '../present.ts';
import { selectOptionalAttendee, selectOptionalById, selectOptionalFirst, updateState } from '../store.ts';
import { tellPerson } from './tell-person.ts';
import type { WriteDeps } from './write-to.ts';

type Deps = WriteDeps & { database: Database; clock: Clock };
type Decision = { decision: 'confirm' | 'decline'; reason: string };

/**
 * Decides about somebody who asks for a place. Where there is none, or others wait, they come on the waitlist by their
 * order of arrival. They are told, with the reason. Throws 409 where it is decided already.
 */
export function decideRegistration(
  deps: Deps,
  actor: Actor,
  { id: eventId, registration }: { id: number; registration: number },
  { decision, reason }: Decision,
): Promise<Attendee> {
  return deps.database.transaction(async (tx) => {
    const at = deps.clock.now();
    const places = await lockPlaces(tx, eventId);
    const event = await selectOptionalEvent(tx, eventId, actor.id);
    if (places === null || event === null || !maySee(actor, event)) throw eventNotFound();
    if (!mayEdit(actor, event)) throw notYourEvent();
    const row = await selectOptionalById(tx, eventId, registration);
    if (row === null) throw registrationNotFound();
    if (row.state !== 'pending') throw notAsked();
    const free = places.capacity === 0 ? Infinity : places.capacity - places.taken;
    const fits = free >= row.seats && (await selectOptionalFirst(tx, eventId)) === null;
    const state = decision === 'decline' ? 'declined' : fits ? 'confirmed' : 'waiting';
    await updateState(tx, row.id, { state, at });
    if (row.user_id !== null)
      await tellPerson(
        deps,
        tx,
        event,
        row.user_id,
        state === 'confirmed'
          ? {
              title: `You have a place: ${event.title}`,
              email: { method: 'REQUEST', write: (to, about) => placeEmail(to, about, row.seats, false) },
            }
          : {
              title:
                state === 'waiting'
                  ? `You are on the waitlist: ${event.title}`
                  : `The organizer can’t give you a place: ${event.title}`,
              body: reason,
            },
      );
    const decided = await selectOptionalAttendee(tx, eventId, registration);
    if (decided === null) throw registrationNotFound();
    return presentAttendee(decided);
  });
}
