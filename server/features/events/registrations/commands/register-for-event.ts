import type { Registration, registerForEvent as endpoint } from '@devorbit/contract/events/registrations.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { lockPlaces, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { isRegistrationOpen } from '../../events/present.ts';
import { placeEmail } from '../emails.ts';
import { groupTooLarge, registrationClosed, tooManyGuests, wasDeclined } from '../errors.ts';
import { registrationsPerDay } from '../limits.ts';
import { checkedAnswers } from '../policy.ts';
import { presentRegistration } from '../present.ts';
import { type Gate, putRegistration, selectOptionalGate, selectWaitlist } from '../store.ts';
import { showRegistration } from './show-registration.ts';
import { tellOrganizer } from './tell-organizer.ts';
import { writeTo, type WriteDeps } from './write-to.ts';

export type RegisterDeps = WriteDeps & { database: Database; clock: Clock; limits: RateLimits };
type Input = z.output<typeof endpoint.body>;

const active = ['pending', 'confirmed', 'waiting', 'offered'];

const closedText = (event: Gate, now: Date): string => {
  if (event.state !== 'approved') return 'This event waits for approval';
  if (event.cancelled_at !== null) return 'This event is cancelled';
  if (now.getTime() >= Date.parse(event.ends_at)) return 'This event is over';
  if (event.opens_at !== null && now.getTime() < Date.parse(event.opens_at)) return 'Registration has not opened yet';
  return 'Registration has closed';
};

/**
 * Registers somebody, with those who come along, all or none: one after another under the lock of the event's places, so
 * that no place is given twice and the waitlist has the order of arrival. Whoever is registered already gets that
 * registration. Answers whether it is new.
 */
export async function registerForEvent(
  deps: RegisterDeps,
  actor: Actor,
  eventId: number,
  { seats, guests, answers }: Input,
): Promise<{ made: boolean; registration: Registration | null }> {
  const { database, clock, limits } = deps;
  if (guests.length >= seats) throw tooManyGuests();
  await limits.take(registrationsPerDay, String(actor.id));
  const outcome = await database.transaction(async (tx) => {
    const places = await lockPlaces(tx, eventId);
    const gate = places === null ? null : await selectOptionalGate(tx, eventId, actor.id);
    if (places === null || gate === null || !maySee(actor, gate)) throw eventNotFound();
    const at = clock.now();
    if (gate.own !== null && active.includes(gate.own)) return null;
    if (gate.own === 'declined') throw wasDeclined();
    if (!isRegistrationOpen(gate, at)) throw registrationClosed(closedText(gate, at));
    if (places.capacity !== 0 && seats > places.capacity) throw groupTooLarge(places.capacity);
    const checked = checkedAnswers(gate.questions, answers);
    const free = places.capacity === 0 ? Infinity : places.capacity - places.taken;
    // Nobody passes those who wait, though there may be places too few for the first of them.
    const fits = !gate.approval && free >= seats && !gate.somebody_waits;
    const state = gate.approval ? 'pending' : fits ? 'confirmed' : 'waiting';
    const row = await putRegistration(tx, {
      event_id: eventId,
      user_id: actor.id,
      state,
      seats,
      guests,
      answers: checked,
      at,
    });
    const event = state === 'waiting' ? null : await selectOptionalEvent(tx, eventId, actor.id);
    if (event !== null && state === 'confirmed')
      await writeTo(deps, tx, event, actor, 'REQUEST', (to, about) => placeEmail(to, about, seats, false));
    if (event !== null && state === 'pending') await tellOrganizer(tx, event, actor, at);
    return row;
  });
  if (outcome === null) return { made: false, registration: await showRegistration(deps, actor, eventId) };
  const waitlist = outcome.state === 'waiting' ? await selectWaitlist(database, outcome) : null;
  return { made: true, registration: presentRegistration(outcome, waitlist, { over: false }) };
}
