import type { Attendee, Registration, WaitReason } from '@devorbit/contract/events/registrations.ts';
import type { EventRow } from '../events/door.ts';
import type { AttendeeRow, RegistrationRow, Waitlist } from './store.ts';

/** Why nobody moves up; see `waitReasons`. */
export function waitReasonOf(
  { position, needed, offered, capacity, taken }: Waitlist,
  event: { over: boolean },
): WaitReason {
  const free = capacity === 0 ? needed : capacity - taken;
  if (event.over) return 'ended';
  if (free > 0 && free < needed) return position === 1 ? 'group' : 'group_ahead';
  return offered > 0 ? 'offered' : 'full';
}

export const presentRegistration = (
  row: RegistrationRow,
  waitlist: Waitlist | null,
  event: { over: boolean },
): Registration => ({
  id: row.id,
  state: row.state,
  seats: row.seats,
  guests: row.guests,
  answers: row.answers,
  registeredAt: row.registered_at,
  offeredUntil: row.offered_until,
  waitlist:
    waitlist === null
      ? null
      : {
          position: waitlist.position,
          waiting: waitlist.waiting,
          free: waitlist.capacity === 0 ? 0 : waitlist.capacity - waitlist.taken,
          reason: waitReasonOf(waitlist, event),
          needed: waitlist.needed,
        },
});

export const presentAttendee = (row: AttendeeRow): Attendee => ({
  id: row.id,
  username: row.username,
  name: row.name,
  state: row.state,
  seats: row.seats,
  guests: row.guests,
  answers: row.answers,
  registeredAt: row.registered_at,
  checkedInAt: row.checked_in_at,
});

/** What the registered may read of an event: while a change of it is reviewed, or was declined, nothing that came with it. */
export const asApproved = (event: EventRow): EventRow =>
  event.state === 'approved'
    ? event
    : {
        ...event,
        title: event.approved_title ?? event.title,
        location: 'Under review',
        description: '',
        organizer: 'DevOrbit',
      };

/** Start and end as the wall there says them, with the zone: the day once where both are on it. */
export function whenText({ starts_at, ends_at, time_zone: timeZone }: EventRow): string {
  const say = (at: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(at));
  const day = (at: string) => say(at, { dateStyle: 'full' });
  const time = (at: string) => say(at, { timeStyle: 'short' });
  const end = day(starts_at) === day(ends_at) ? time(ends_at) : `${day(ends_at)} at ${time(ends_at)}`;
  return `${day(starts_at)} at ${time(starts_at)} to ${end} (${timeZone})`;
}
