import type { Registration, registerForEvent as endpoint } from '@devorbit/contract/events/registrations.ts';
import type { z } from 'zod';
import { batches } from '../../../../platform/batches.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { lockPlaces, selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { isRegistrationOpen } from '../../events/present.ts';
import { placeEmail } from '../emails.ts';
import { groupTooLarge, registrationClosed, tooManyAtOnce, tooManyGuests, wasDeclined } from '../errors.ts';
import { registrationsPerDay } from '../limits.ts';
import { checkedAnswers } from '../policy.ts';
import { presentRegistration } from '../present.ts';
import { type Gate, type NewRegistration, putRegistrations, selectOptionalGate, selectWaitlists } from '../store.ts';
import { showRegistration } from './show-registration.ts';
import { tellOrganizer } from './tell-organizer.ts';
import { writeTo, type WriteDeps } from './write-to.ts';

export type RegisterDeps = WriteDeps & { database: Database; clock: Clock; limits: RateLimits };
type Input = z.output<typeof endpoint.body>;
type Asked = Input & { actor: Actor };

/** How many take the lock of the places together. */
const TOGETHER = 100;

const active = ['pending', 'confirmed', 'waiting', 'offered'];

const closedText = (event: Gate, now: Date): string => {
  if (event.state !== 'approved') return 'This event is waiting for approval';
  if (event.cancelled_at !== null) return 'This event is cancelled';
  if (now.getTime() >= Date.parse(event.ends_at)) return 'This event is over';
  if (event.opens_at !== null && now.getTime() < Date.parse(event.opens_at)) return 'Registration has not opened yet';
  return 'Registration has closed';
};

/**
 * Registers somebody, with those who come along, all or none: one after another under the lock of the event's places, so
 * that no place is given twice and the waitlist has the order of arrival. Those who come while others have the lock take
 * it together; `inTurn` bounds how many connections wait for locks, `mostWaiting` how many people for one event. Whoever
 * is registered already gets that registration. Answers whether it is new.
 */
export function gatherRegistrations(
  deps: RegisterDeps,
  { inTurn, mostWaiting }: { inTurn: <T>(work: () => Promise<T>) => Promise<T>; mostWaiting: number },
): (actor: Actor, eventId: number, input: Input) => Promise<{ made: boolean; registration: Registration | null }> {
  const register = batches({
    most: TOGETHER,
    mostWaiting,
    refuse: tooManyAtOnce,
    work: (eventId: number, asked: readonly Asked[]) =>
      inTurn(() => deps.database.transaction((tx) => registerAll(deps, tx, eventId, asked))),
  });
  return async (actor, eventId, input) => {
    if (input.guests.length >= input.seats) throw tooManyGuests();
    await deps.limits.take(registrationsPerDay, String(actor.id));
    const registration = await register(eventId, { ...input, actor });
    return registration === null
      ? { made: false, registration: await showRegistration(deps, actor, eventId) }
      : { made: true, registration };
  };
}

/** Null for whoever is registered already. */
async function registerAll(
  deps: RegisterDeps,
  tx: Queryable,
  eventId: number,
  asked: readonly Asked[],
): Promise<PromiseSettledResult<Registration | null>[]> {
  const users = asked.map(({ actor }) => actor.id);
  const places = await lockPlaces(tx, eventId);
  const gate = places === null ? null : await selectOptionalGate(tx, eventId, users);
  if (places === null || gate === null) return asked.map(() => ({ status: 'rejected', reason: eventNotFound() }));
  const at = deps.clock.now();
  const decide = deciding(gate, places, at);
  const decisions = await Promise.allSettled(asked.map(async (one) => decide(one)));
  const rows = await putRegistrations(
    tx,
    eventId,
    decisions.flatMap((decision) => (decision.status === 'fulfilled' ? (decision.value ?? []) : [])),
    at,
  );
  const of = new Map(rows.map((row) => [row.user_id, row]));
  const waitlists = await selectWaitlists(
    tx,
    eventId,
    rows.flatMap(({ id, state }) => (state === 'waiting' ? [id] : [])),
  );
  const event = rows.every(({ state }) => state === 'waiting') ? null : await selectOptionalEvent(tx, eventId, null);
  const outcomes: PromiseSettledResult<Registration | null>[] = [];
  for (const [place, { actor, seats }] of asked.entries()) {
    const decision = decisions[place];
    const row = of.get(actor.id);
    if (decision?.status !== 'fulfilled' || decision.value === null || row === undefined) {
      outcomes.push(decision?.status === 'rejected' ? decision : { status: 'fulfilled', value: null });
      continue;
    }
    if (event !== null && row.state === 'confirmed')
      await writeTo(deps, tx, event, actor, 'REQUEST', (to, about) => placeEmail(to, about, seats, false));
    if (event !== null && row.state === 'pending') await tellOrganizer(tx, event, actor, at);
    const value = presentRegistration(row, waitlists.get(row.id) ?? null, { over: false });
    outcomes.push({ status: 'fulfilled', value });
  }
  return outcomes;
}

/** Decides about one after another: what it writes, null for whoever is registered already. Throws who may not. */
function deciding(
  gate: Gate,
  { capacity, taken }: { capacity: number; taken: number },
  at: Date,
): (asked: Asked) => NewRegistration | null {
  const own = new Map(Object.entries(gate.own));
  let free = capacity === 0 ? Infinity : capacity - taken;
  // Nobody passes those who wait, though there may be places too few for the first of them.
  let somebodyWaits = gate.somebody_waits;
  return ({ actor, seats, guests, answers }) => {
    if (!maySee(actor, gate)) throw eventNotFound();
    const before = own.get(String(actor.id));
    if (before !== undefined && active.includes(before)) return null;
    if (before === 'declined') throw wasDeclined();
    if (!isRegistrationOpen(gate, at)) throw registrationClosed(closedText(gate, at));
    if (capacity !== 0 && seats > capacity) throw groupTooLarge(capacity);
    const checked = checkedAnswers(gate.questions, answers);
    const state = gate.approval ? 'pending' : free >= seats && !somebodyWaits ? 'confirmed' : 'waiting';
    own.set(String(actor.id), state);
    if (state === 'confirmed') free -= seats;
    if (state === 'waiting') somebodyWaits = true;
    return { user_id: actor.id, state, seats, guests, answers: checked };
  };
}
