import { ANSWER_DAYS } from '@devorbit/contract/events/events-limits.ts';
import { EventQuestion, EventState } from '@devorbit/contract/events/events.ts';
import { ATTENDEES_PAGE_SIZE, OWN_REGISTRATIONS, RegistrationState } from '@devorbit/contract/events/registrations.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const RegistrationRow = z.object({
  id: z.number(),
  event_id: z.number(),
  user_id: z.number().nullable(),
  state: RegistrationState,
  seats: z.number(),
  guests: z.array(z.string()),
  answers: z.record(z.string(), z.string()),
  queue: z.number(),
  offered_until: z.string().nullable(),
  registered_at: z.string(),
  ticket_issue: z.number(),
  checked_in_at: z.string().nullable(),
  /** Rises with every change of its state; calendars get it on top of the event's. */
  sequence: z.number(),
});
export type RegistrationRow = z.infer<typeof RegistrationRow>;
const NAMES = Object.keys(RegistrationRow.shape);
const COLUMNS = NAMES.join(', ');
const OF_R = NAMES.map((name) => `r.${name}`).join(', ');

export const selectOptionalOwn = (db: Queryable, event: number, user: number): Promise<RegistrationRow | null> =>
  db.optionalRow(RegistrationRow, `select ${COLUMNS} from registrations where event_id = $1 and user_id = $2`, [
    event,
    user,
  ]);

export const selectOptionalById = (db: Queryable, event: number, id: number): Promise<RegistrationRow | null> =>
  db.optionalRow(RegistrationRow, `select ${COLUMNS} from registrations where event_id = $1 and id = $2`, [event, id]);

/** The next on the waitlist; null where nobody waits. */
export const selectOptionalFirst = (db: Queryable, event: number): Promise<RegistrationRow | null> =>
  db.optionalRow(
    RegistrationRow,
    `select ${COLUMNS} from registrations where event_id = $1 and state = 'waiting' order by queue limit 1`,
    [event],
  );

const Gate = z.object({
  state: EventState,
  cancelled_at: z.string().nullable(),
  created_by: z.number(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  ends_at: z.string(),
  approval: z.boolean(),
  questions: z.array(EventQuestion),
  /** What those who ask have already, by their ids. */
  own: z.record(z.string(), RegistrationState),
  somebody_waits: z.boolean(),
});
export type Gate = z.infer<typeof Gate>;

/** All that decides about the registrations of `users`, in one question: hundreds wait for the lock meanwhile. */
export const selectOptionalGate = (db: Queryable, event: number, users: readonly number[]): Promise<Gate | null> =>
  db.optionalRow(
    Gate,
    `select e.state, e.cancelled_at, e.created_by, e.opens_at, e.closes_at, e.ends_at, e.approval, e.questions,
       (select coalesce(json_object_agg(r.user_id, r.state), '{}') from registrations r
        where r.event_id = e.id and r.user_id = any($2::bigint[])) as own,
       exists (select from registrations r where r.event_id = e.id and r.state = 'waiting') as somebody_waits
     from events e where e.id = $1`,
    [event, users],
  );

export type NewRegistration = {
  user_id: number;
  state: RegistrationState;
  seats: number;
  guests: string[];
  answers: Record<string, string>;
};

/** Under the lock of the places, at the end of the queue in this order: also somebody who had given up before. */
export const putRegistrations = (
  db: Queryable,
  event: number,
  registrations: readonly NewRegistration[],
  at: Date,
): Promise<RegistrationRow[]> =>
  db.rows(
    RegistrationRow,
    `insert into registrations (event_id, user_id, state, seats, guests, answers, queue, registered_at, updated_at)
     select $1, user_id, state, seats, guests, answers, nextval('registration_queue'), $3, $3
     from (
       select * from rows from (
         jsonb_to_recordset($2::jsonb) as (user_id bigint, state text, seats int, guests text[], answers jsonb)
       ) with ordinality as given (user_id, state, seats, guests, answers, place)
       order by place
     ) in_order
     on conflict (event_id, user_id) do update set state = excluded.state, seats = excluded.seats, guests = excluded.guests,
       answers = excluded.answers, queue = excluded.queue, registered_at = excluded.registered_at,
       updated_at = excluded.updated_at, offered_until = null, ticket_issue = registrations.ticket_issue + 1, reminded = 0,
       sequence = registrations.sequence + 1
     returning ${COLUMNS}`,
    [event, JSON.stringify(registrations), at],
  );

/** Under the lock of the places. Whoever comes on the waitlist keeps the order of arrival. */
export const updateState = (
  db: Queryable,
  id: number,
  { state, offered_until = null, at }: { state: RegistrationState; offered_until?: Date | null; at: Date },
): Promise<number> =>
  db.run(
    'update registrations set state = $2, offered_until = $3, updated_at = $4, sequence = sequence + 1 where id = $1',
    [id, state, offered_until, at],
  );

const Waitlist = z.object({
  position: z.number(),
  waiting: z.number(),
  needed: z.number(),
  offered: z.number(),
  capacity: z.number(),
  taken: z.number(),
});
export type Waitlist = z.infer<typeof Waitlist>;

/** The places of those who wait, by the ids of their registrations, and what stands before them. */
export async function selectWaitlists(
  db: Queryable,
  event: number,
  registrations: readonly number[],
): Promise<Map<number, Waitlist>> {
  const rows = await db.rows(
    Waitlist.extend({ id: z.number() }),
    `with waiting as (
       select id, seats, row_number() over (order by queue) as position, count(*) over () as waiting
       from registrations where event_id = $1 and state = 'waiting'
     )
     select w.id, w.position, w.waiting, p.capacity, p.taken, first.seats as needed,
       (select count(*) from registrations where event_id = $1 and state = 'offered') as offered
     from waiting w join waiting first on first.position = 1 join event_places p on p.event_id = $1
     where w.id = any($2::bigint[])`,
    [event, registrations],
  );
  return new Map(rows.map(({ id, ...waitlist }) => [id, waitlist]));
}

const OwnRow = RegistrationRow.extend({
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  shown: z.boolean(),
});
export type OwnRow = z.infer<typeof OwnRow>;

/** To come first, the earliest on top; then the past, the latest on top. */
export const selectOwn = (db: Queryable, user: number, now: Date): Promise<OwnRow[]> =>
  db.rows(
    OwnRow,
    `select ${OF_R}, coalesce(e.approved_title, e.title) as title, e.starts_at, e.ends_at, v.id is not null as shown
     from registrations r join events e on e.id = r.event_id left join visible_events v on v.id = e.id
     where r.user_id = $1
     order by (e.ends_at <= $2), case when e.ends_at > $2 then e.starts_at end, e.starts_at desc limit ${OWN_REGISTRATIONS}`,
    [user, now],
  );

export const AttendeeRow = RegistrationRow.extend({ username: z.string().nullable(), name: z.string() });
export type AttendeeRow = z.infer<typeof AttendeeRow>;
export const ATTENDEE = `${OF_R}, u.username, coalesce(nullif(u.full_name, ''), u.username, '') as name`;

/** In their order of arrival. */
export async function selectAttendees(
  db: Queryable,
  event: number,
  { state, search, page }: { state: RegistrationState | undefined; search: string | undefined; page: number },
): Promise<{ total: number; rows: AttendeeRow[] }> {
  const wanted = search ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const from = `registrations r left join existing_users u on u.id = r.user_id
    where r.event_id = $1 and ($2::text is null or r.state = $2)
      and ($3::text is null or lower(u.username) like $3 or lower(u.full_name) like $3)`;
  const [{ total }, rows] = await Promise.all([
    db.row(z.object({ total: z.number() }), `select count(*) as total from ${from}`, [event, state ?? null, wanted]),
    db.rows(AttendeeRow, `select ${ATTENDEE} from ${from} order by r.queue limit ${ATTENDEES_PAGE_SIZE} offset $4`, [
      event,
      state ?? null,
      wanted,
      (page - 1) * ATTENDEES_PAGE_SIZE,
    ]),
  ]);
  return { total, rows };
}

export const selectOptionalAttendee = (db: Queryable, event: number, id: number): Promise<AttendeeRow | null> =>
  db.optionalRow(
    AttendeeRow,
    `select ${ATTENDEE} from registrations r left join existing_users u on u.id = r.user_id
     where r.event_id = $1 and r.id = $2`,
    [event, id],
  );

/** Events with offers whose time is over. */
export const selectDueOffers = async (db: Queryable, now: Date): Promise<number[]> =>
  (
    await db.rows(
      z.object({ event_id: z.number() }),
      `select distinct event_id from registrations where state = 'offered' and offered_until <= $1 order by event_id limit 100`,
      [now],
    )
  ).map(({ event_id }) => event_id);

export const selectExpired = (db: Queryable, event: number, now: Date): Promise<RegistrationRow[]> =>
  db.rows(
    RegistrationRow,
    `select ${COLUMNS} from registrations where event_id = $1 and state = 'offered' and offered_until <= $2 order by queue`,
    [event, now],
  );

/** Some of those who have, wait for or are offered a place, by their ids after `after`. */
export const selectTold = (db: Queryable, event: number, after: number, limit: number): Promise<RegistrationRow[]> =>
  db.rows(
    RegistrationRow,
    `select ${COLUMNS} from registrations
     where event_id = $1 and id > $2 and user_id is not null and state in ('pending', 'confirmed', 'waiting', 'offered')
     order by id limit $3`,
    [event, after, limit],
  );

/** Null for an account that is gone. */
export const selectOptionalUsername = async (db: Queryable, user: number): Promise<string | null> =>
  (
    await db.optionalRow(z.object({ username: z.string() }), 'select username from existing_users where id = $1', [
      user,
    ])
  )?.username ?? null;

/** Events to come that have places for who is first on their waitlist: freed by somebody's leaving, or written by hand. */
export const selectMovable = async (db: Queryable, now: Date): Promise<number[]> =>
  (
    await db.rows(
      z.object({ event_id: z.number() }),
      `select p.event_id from event_places p join listed_events e on e.id = p.event_id,
         lateral (
           select seats from registrations r where r.event_id = p.event_id and r.state = 'waiting' order by queue limit 1
         ) first
       where e.ends_at > $1 and (p.capacity = 0 or p.taken + first.seats <= p.capacity) order by p.event_id limit 100`,
      [now],
    )
  ).map(({ event_id }) => event_id);

/** Events to come for which somebody is registered. */
export const selectComing = async (db: Queryable, user: number): Promise<number[]> =>
  (
    await db.rows(
      z.object({ event_id: z.number() }),
      `select r.event_id from registrations r join events e on e.id = r.event_id
       where r.user_id = $1 and r.state in ('pending', 'confirmed', 'waiting', 'offered') and e.ends_at > now()
       order by r.event_id`,
      [user],
    )
  ).map(({ event_id }) => event_id);

/** Under the lock of the places. */
export const cancelOwn = (db: Queryable, event: number, user: number): Promise<number> =>
  db.run(
    `update registrations set state = 'cancelled', offered_until = null, updated_at = now()
     where event_id = $1 and user_id = $2`,
    [event, user],
  );

/** What is left of somebody: a place that was taken once. */
export const forgetUser = (db: Queryable, user: number): Promise<number> =>
  db.run(`update registrations set user_id = null, guests = '{}', answers = '{}' where user_id = $1`, [user]);

export const deleteAnswers = (db: Queryable, now: Date): Promise<number> =>
  db.run(
    `update registrations r set answers = '{}', guests = '{}' from events e
     where e.id = r.event_id and (r.answers <> '{}' or r.guests <> '{}')
       and e.ends_at < $1::timestamptz - interval '${ANSWER_DAYS} days'`,
    [now],
  );

/** Learners of the demo world in a state, one after another over the days before `now`. */
export const insertSampleRegistrations = (
  db: Queryable,
  event: number,
  users: number[],
  state: RegistrationState,
  answers: Record<string, string>,
  now: Date,
): Promise<number> =>
  db.run(
    `insert into registrations (event_id, user_id, state, answers, queue, registered_at, updated_at)
     select $1, user_id, $3, $4::jsonb, nextval('registration_queue'), $5::timestamptz - make_interval(hours => (200 - place * 3)::integer),
       $5::timestamptz - make_interval(hours => (200 - place * 3)::integer)
     from unnest($2::integer[]) with ordinality given (user_id, place) order by place`,
    [event, users, state, JSON.stringify(answers), now],
  );
