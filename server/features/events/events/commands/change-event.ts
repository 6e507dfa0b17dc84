import type { EventForm } from '@devorbit/contract/events/events.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { countTeams, lockOptionalHackathon } from '../../hackathons/door.ts';
import { hasTeams } from '../../hackathons/errors.ts';
import { moveSessions } from '../../programme/door.ts';
import { type PromoteDeps, promoteWaiting } from '../../registrations/commands/promote-waiting.ts';
import { updateUnreminded } from '../../registrations/door.ts';
import { alreadyCancelled, belowTaken, changedMeanwhile, eventNotFound } from '../errors.ts';
import { maySkipApproval } from '../policy.ts';
import { type EventContent, type EventRow, lockPlaces, updateCapacity, updateEvent } from '../store.ts';
import { holdEvent } from './hold-event.ts';
import { readForm } from './read-form.ts';

export type EditDeps = PromoteDeps & { database: Database; clock: Clock; queue: Queue; secret: string };
export type Form = z.output<typeof EventForm> & { revision: number };

const sameMoment = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
/** What calendars must hear of. */
const isMoved = (before: EventRow, after: EventContent): boolean =>
  !sameMoment(before.starts_at, after.starts_at) ||
  !sameMoment(before.ends_at, after.ends_at) ||
  before.time_zone !== after.time_zone ||
  before.location !== after.location ||
  before.way !== after.way ||
  before.title !== after.title;
/** What people decided by, and staff approved. */
const isMaterial = (before: EventRow, after: EventContent, capacity: number): boolean =>
  isMoved(before, after) ||
  before.price !== after.price ||
  before.currency !== after.currency ||
  before.payment_url !== after.payment_url ||
  before.capacity !== capacity ||
  before.description !== after.description ||
  before.long_description !== after.long_description ||
  before.organizer !== after.organizer ||
  before.image !== after.image ||
  before.logo !== after.logo ||
  after.sponsors.some(({ logo }) => logo !== null && !before.sponsors.some((one) => one.logo === logo));

async function changeCapacity(tx: Queryable, id: number, capacity: number): Promise<void> {
  const places = await lockPlaces(tx, id);
  if (places === null) throw eventNotFound();
  if (capacity !== 0 && capacity < places.taken) throw belowTaken(capacity, places.taken);
  await updateCapacity(tx, id, capacity);
}

/** Whoever makes a team holds the hackathon. */
async function refuseTeams(tx: Queryable, id: number): Promise<void> {
  await lockOptionalHackathon(tx, id);
  const teams = await countTeams(tx, id);
  if (teams > 0) throw hasTeams(teams);
}

/**
 * Changes an event within a transaction, as `editEvent` does, to what `toForm` makes of it. `waits`: it waits for approval
 * from now on, and staff are still to be told.
 */
export async function changeEvent(
  deps: EditDeps,
  tx: Queryable,
  actor: Actor,
  id: number,
  toForm: (before: EventRow) => Form,
): Promise<{ title: string; waits: boolean }> {
  const { clock, queue } = deps;
  const at = clock.now();
  const before = await holdEvent(tx, actor, id);
  const form = toForm(before);
  if (before.cancelled_at !== null) throw alreadyCancelled();
  if (before.revision !== form.revision) throw changedMeanwhile();
  const content = await readForm(tx, actor, form, before);
  const moved = isMoved(before, content);
  const again = !maySkipApproval(actor) && (before.state !== 'approved' || isMaterial(before, content, form.capacity));
  const state = maySkipApproval(actor) ? before.state : again ? 'pending' : before.state;
  if (before.capacity !== form.capacity) await changeCapacity(tx, id, form.capacity);
  await updateEvent(tx, id, content, { state, moved, at });
  const days = daysBetween(before.start_date, form.startDate);
  if (days !== 0 || before.time_zone !== content.time_zone)
    await moveSessions(tx, id, { days, from: before.time_zone, to: content.time_zone, at });
  if (!sameMoment(before.starts_at, content.starts_at)) await updateUnreminded(tx, id);
  const waits = state === 'pending' && before.state !== 'pending';
  if (waits && before.state === 'approved')
    await queue.send(tx, 'event_emails', { event: id, what: 'reviewed', after: 0 });
  if (state === 'approved') {
    if (moved) await queue.send(tx, 'event_emails', { event: id, what: 'changed', after: 0 });
    if (before.capacity !== form.capacity) await promoteWaiting(deps, tx, id, at);
  }
  // After the registrations, as who makes a team holds them first.
  if (before.type === 'hackathon' && content.type !== 'hackathon') await refuseTeams(tx, id);
  return { title: content.title, waits };
}
