import { MAX_CAPACITY } from '@devorbit/contract/events/events-limits.ts';
import { RegistrationState } from '@devorbit/contract/events/registrations.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { ATTENDEE, AttendeeRow } from './store.ts';

const StateRow = z.object({ state: RegistrationState, people: z.number(), seats: z.number() });

export const selectStates = (db: Queryable, event: number): Promise<z.infer<typeof StateRow>[]> =>
  db.rows(
    StateRow,
    'select state, count(*) as people, sum(seats) as seats from registrations where event_id = $1 group by state',
    [event],
  );

const Marks = z.object({ interested: z.number(), saved: z.number() });

/** How many marked the event. */
export const selectMarks = (db: Queryable, event: number): Promise<z.infer<typeof Marks>> =>
  db.row(
    Marks,
    `select (select count(*) from event_interests where event_id = $1) as interested,
       (select count(*) from event_saves where event_id = $1) as saved`,
    [event],
  );

const Attendance = z.object({
  people: z.number(),
  seats: z.number(),
  late_people: z.number(),
  late_seats: z.number(),
  missing_people: z.number(),
  missing_seats: z.number(),
});

/** Who came, who of them after the start, and who has a place and did not come. */
export const selectAttendance = (db: Queryable, event: number): Promise<z.infer<typeof Attendance>> =>
  db.row(
    Attendance,
    `select count(*) filter (where came) as people, coalesce(sum(seats) filter (where came), 0) as seats,
       count(*) filter (where late) as late_people, coalesce(sum(seats) filter (where late), 0) as late_seats,
       count(*) filter (where missing) as missing_people, coalesce(sum(seats) filter (where missing), 0) as missing_seats
     from registrations r join events e on e.id = r.event_id, lateral (
       select r.checked_in_at is not null as came, r.checked_in_at > e.starts_at as late,
         r.checked_in_at is null and r.state = 'confirmed' as missing
     ) attendance
     where r.event_id = $1`,
    [event],
  );

const Tally = z.object({ question: z.string(), answer: z.string().nullable(), count: z.number() });

/** How often each answer was given by who has, waits for or asks for a place; without the answer where it is free text. */
export const selectTallies = (db: Queryable, event: number, choices: string[]): Promise<z.infer<typeof Tally>[]> =>
  db.rows(
    Tally,
    `select a.key as question, case when a.key = any ($2::text[]) then a.value end as answer, count(*) as count
     from registrations r, jsonb_each_text(r.answers) a
     where r.event_id = $1 and r.state in ('pending', 'confirmed', 'waiting', 'offered')
     group by 1, 2 order by 1, 3 desc, 2`,
    [event, choices],
  );

/** Everybody who registered, in their order. */
export const selectExported = (db: Queryable, event: number): Promise<AttendeeRow[]> =>
  db.rows(
    AttendeeRow,
    `select ${ATTENDEE} from registrations r left join existing_users u on u.id = r.user_id
     where r.event_id = $1 order by r.queue limit ${MAX_CAPACITY}`,
    [event],
  );
