import { RegistrationState } from '@devorbit/contract/events/registrations.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const GuestRow = z.object({
  id: z.number(),
  user_id: z.number().nullable(),
  name: z.string(),
  username: z.string().nullable(),
  state: RegistrationState,
  seats: z.number(),
  ticket_issue: z.number(),
  checked_in_at: z.string().nullable(),
  checked_in_by: z.string().nullable(),
});
export type GuestRow = z.infer<typeof GuestRow>;

const GUEST = `r.id, r.user_id, coalesce(nullif(u.full_name, ''), u.username, 'Deleted account') as name, u.username, r.state,
  r.seats, r.ticket_issue, r.checked_in_at, b.username as checked_in_by`;
const FROM = `registrations r left join existing_users u on u.id = r.user_id
  left join existing_users b on b.id = r.checked_in_by`;

/** Who has a place, by name. */
export const selectGuests = (db: Queryable, event: number, limit: number): Promise<GuestRow[]> =>
  db.rows(
    GuestRow,
    `select ${GUEST} from ${FROM} where r.event_id = $1 and r.state = 'confirmed'
     order by lower(coalesce(nullif(u.full_name, ''), u.username)), r.id limit $2`,
    [event, limit],
  );

/** Of this event, in whatever state; held to the end of the transaction, each in its turn. */
export async function lockGuests(db: Queryable, event: number, ids: number[]): Promise<GuestRow[]> {
  // Read after it is held: what another has written meanwhile is seen.
  await db.rows(
    z.object({ id: z.number() }),
    'select id from registrations where event_id = $1 and id = any ($2::bigint[]) order by id for no key update',
    [event, ids],
  );
  return db.rows(
    GuestRow,
    `select ${GUEST} from ${FROM} where r.event_id = $1 and r.id = any ($2::bigint[]) order by r.id`,
    [event, ids],
  );
}

const Arrivals = z.object({ arrived: z.number(), expected: z.number(), stamp: z.string() });

/** People with a place, and those who have arrived; `stamp` changes with the list. */
export const selectArrivals = (db: Queryable, event: number): Promise<z.infer<typeof Arrivals>> =>
  db.row(
    Arrivals,
    `select coalesce(sum(seats) filter (where checked_in_at is not null), 0) as arrived, coalesce(sum(seats), 0) as expected,
       concat_ws('-', count(*), sum(ticket_issue), extract(epoch from max(updated_at)),
         (select max(c.id) from check_ins c where c.event_id = $1)) as stamp
     from registrations where event_id = $1 and state = 'confirmed'`,
    [event],
  );

/** `by` is who let them in; both are null for somebody who is out again. */
export const updateCheckedIn = (
  db: Queryable,
  id: number,
  { at, by }: { at: string | null; by: number | null },
): Promise<number> =>
  db.run('update registrations set checked_in_at = $2, checked_in_by = $3 where id = $1', [id, at, by]);

/** Older tickets are no longer valid. Answers the issue of the new one; null for who has no place. */
export const raiseIssue = async (db: Queryable, event: number, id: number): Promise<number | null> =>
  (
    await db.optionalRow(
      z.object({ ticket_issue: z.number() }),
      `update registrations set ticket_issue = ticket_issue + 1 where event_id = $1 and id = $2 and state = 'confirmed'
       returning ticket_issue`,
      [event, id],
    )
  )?.ticket_issue ?? null;

/** Who let people in is forgotten; that they came is not. */
export const forgetScanners = (db: Queryable, before: Date): Promise<number> =>
  db.run('update registrations set checked_in_by = null where checked_in_by is not null and checked_in_at < $1', [
    before,
  ]);

/** Has a place `r`, and came to the event; where nobody was checked in, everybody with a place came. */
const ATTENDED = `r.state = 'confirmed' and (r.checked_in_at is not null or not exists (
  select from registrations c where c.event_id = r.event_id and c.checked_in_at is not null))`;

/** Whether a user was at an event that is over. */
export const selectAttended = async (db: Queryable, event: number, user: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ attended: z.boolean() }),
      `select exists (select from registrations r where r.event_id = $1 and r.user_id = $2 and ${ATTENDED}) as attended`,
      [event, user],
    )
  ).attended;

const Attendee = z.object({ id: z.number(), user_id: z.number() });
/** Who was at an event that is over, by their registrations, from behind `after` on. */
export const selectAttendees = (
  db: Queryable,
  event: number,
  after: number,
  limit: number,
): Promise<z.infer<typeof Attendee>[]> =>
  db.rows(
    Attendee,
    `select r.id, r.user_id from registrations r
     where r.event_id = $1 and r.id > $2 and r.user_id is not null and ${ATTENDED} order by r.id limit $3`,
    [event, after, limit],
  );
