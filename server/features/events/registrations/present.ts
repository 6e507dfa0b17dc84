import type { Attendee, Registration, WaitReason } from '@devorbit/contract/events/registrations.ts';
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
});
