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

const Marks = z.object({ people: z.number(), seats: z.number(), interested: z.number(), saved: z.number() });

/** Who arrived, and how many marked the event. */
export const selectMarks = (db: Queryable, event: number): Promise<z.infer<typeof Marks>> =>
  db.row(
    Marks,
    `select count(*) as people, coalesce(sum(seats), 0) as seats,
       (select count(*) from event_interests where event_id = $1) as interested,
       (select count(*) from event_saves where event_id = $1) as saved
     from registrations where event_id = $1 and checked_in_at is not null`,
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
