import {
  CANCELLED_DAYS,
  eventCategories,
  EVENTS_PAGE_SIZE,
  eventTypes,
  eventWays,
  MAX_MONTH_EVENTS,
  MAX_PENDING_EVENTS,
  promotions,
  sponsorTiers,
} from '@devorbit/contract/events/events-limits.ts';
import {
  EventLinks,
  EventPrize,
  EventQuestion,
  EventSession,
  EventSpeaker,
  EventState,
  type listEvents,
} from '@devorbit/contract/events/events.ts';
import { MAX_SERIES } from '@devorbit/contract/events/series-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const SummaryRow = z.object({
  id: z.number(),
  title: z.string(),
  type: z.enum(eventTypes),
  category: z.enum(eventCategories),
  location: z.string(),
  way: z.enum(eventWays),
  starts_at: z.string(),
  ends_at: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  time: z.string(),
  is_featured: z.boolean(),
  state: EventState,
  cancelled_at: z.string().nullable(),
  /** Of an event that repeats. */
  series_id: z.number().nullable(),
  created_by: z.number(),
  creator: z.string().nullable(),
  description: z.string(),
  organizer: z.string(),
  logo: z.string().nullable(),
  image: z.string().nullable(),
  capacity: z.number(),
  taken: z.number(),
  price: z.number(),
  currency: z.string(),
  tags: z.array(z.string()),
  interested: z.number(),
  is_interested: z.boolean(),
  is_saved: z.boolean(),
  /** The viewer's, among the event's helpers. */
  role: z.string().nullable(),
});
export type SummaryRow = z.infer<typeof SummaryRow>;

/** `$1` is the viewer's id, or null. */
const SUMMARY = `e.id, e.title, e.type, e.category, e.location, e.way, e.starts_at, e.ends_at, e.time_zone, e.time,
  to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD') as start_date,
  to_char(e.ends_at at time zone e.time_zone, 'YYYY-MM-DD') as end_date,
  to_char(e.starts_at at time zone e.time_zone, 'HH24:MI') as start_time,
  to_char(e.ends_at at time zone e.time_zone, 'HH24:MI') as end_time,
  e.is_featured, e.state, e.cancelled_at, e.series_id, e.created_by, u.username as creator, e.description, e.organizer, e.logo, e.image,
  p.capacity, p.taken, e.price, e.currency, e.tags,
  (select count(*) from event_interests i where i.event_id = e.id) as interested,
  exists (select from event_interests i where i.event_id = e.id and i.user_id = $1::integer) as is_interested,
  exists (select from event_saves s where s.event_id = e.id and s.user_id = $1::integer) as is_saved,
  (select c.role from event_crew c where c.event_id = e.id and c.user_id = $1::integer) as role`;
const FROM = `events e join event_places p on p.event_id = e.id left join existing_users u on u.id = e.created_by`;

const SponsorRow = z.object({
  tier: z.enum(sponsorTiers),
  name: z.string(),
  url: z.string(),
  logo: z.string().nullable(),
});
export type SponsorRow = z.infer<typeof SponsorRow>;

export const EventRow = SummaryRow.extend({
  uid: z.string(),
  long_description: z.string(),
  social_links: EventLinks,
  requirements: z.array(z.string()),
  speakers: z.array(EventSpeaker.omit({ id: true, avatar: true })),
  schedule: z.array(EventSession),
  prizes: z.array(EventPrize),
  /** In the order of the tiers. */
  sponsors: z.array(SponsorRow),
  questions: z.array(EventQuestion),
  university: z.string().nullable(),
  online_url: z.string(),
  payment_url: z.string(),
  registration_opens: z.string(),
  registration_closes: z.string(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  approval: z.boolean(),
  promotion: z.enum(promotions),
  sequence: z.number(),
  revision: z.number(),
  reason: z.string(),
  sessions: z.number(),
  /** Of its call for papers; null where there is none. */
  call_closes_at: z.string().nullable(),
  waiting: z.number(),
  /** Whether the viewer has a place. */
  has_place: z.boolean(),
  approved_title: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type EventRow = z.infer<typeof EventRow>;

export const selectOptionalEvent = (db: Queryable, id: number, viewer: number | null): Promise<EventRow | null> =>
  db.optionalRow(
    EventRow,
    `select ${SUMMARY}, e.uid, e.long_description, e.social_links, e.requirements, e.speakers, e.schedule, e.prizes,
       coalesce((select jsonb_agg(jsonb_build_object('tier', s.tier, 'name', s.name, 'url', s.url, 'logo', s.logo)
           order by array_position(array['${sponsorTiers.join(`', '`)}'], s.tier), s.position)
         from event_sponsors s where s.event_id = e.id), '[]') as sponsors,
       e.questions, e.university, e.online_url, e.payment_url, e.opens_at, e.closes_at, e.approval, e.promotion, e.sequence,
       e.revision, e.reason, e.approved_title, e.created_at, e.updated_at,
       coalesce(to_char(e.opens_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI'), '') as registration_opens,
       coalesce(to_char(e.closes_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI'), '') as registration_closes,
       (select count(*) from event_sessions s where s.event_id = e.id) as sessions,
       (select c.closes_at from event_calls c where c.event_id = e.id) as call_closes_at,
       (select count(*) from registrations r where r.event_id = e.id and r.state = 'waiting') as waiting,
       exists (select from registrations r where r.event_id = e.id and r.user_id = $1::integer and r.state = 'confirmed') as has_place
     from ${FROM} where e.id = $2`,
    [viewer, id],
  );

/** Held to the end of the transaction, against other changes of the event; who registers is not kept waiting. */
export const lockEvent = (db: Queryable, id: number): Promise<{ id: number } | null> =>
  db.optionalRow(z.object({ id: z.number() }), 'select id from events where id = $1 for no key update', [id]);

const Places = z.object({ capacity: z.number(), taken: z.number() });
/** The row that every registration locks. */
export const lockPlaces = (db: Queryable, id: number): Promise<z.infer<typeof Places> | null> =>
  db.optionalRow(Places, 'select capacity, taken from event_places where event_id = $1 for update', [id]);

export const updateCapacity = (db: Queryable, id: number, capacity: number): Promise<number> =>
  db.run('update event_places set capacity = $2 where event_id = $1', [id, capacity]);

export type ListQuery = Omit<z.output<typeof listEvents.query>, 'page'>;

/** What a list is narrowed to: only what is asked for stands in the text. `$1` is the viewer, `$2` the moment. */
function narrowed(query: ListQuery, viewer: number | null, now: Date): { where: string; values: unknown[] } {
  const values: unknown[] = [viewer, now];
  const conditions: string[] = ['$2::timestamptz is not null'];
  const narrow = (value: unknown, condition: (at: string) => string) => {
    if (value === undefined || value === null || value === '') return;
    conditions.push(condition(`$${values.push(value)}`));
  };
  if (query.mine === 'created')
    conditions.push(
      '(e.created_by = $1::integer or e.id in (select event_id from event_crew where user_id = $1::integer))',
    );
  else conditions.push(`e.state = 'approved'`);
  if (query.mine === undefined) conditions.push('e.cancelled_at is null');
  if (query.mine === 'saved') conditions.push('e.id in (select event_id from event_saves where user_id = $1::integer)');
  if (query.mine === 'interested')
    conditions.push('e.id in (select event_id from event_interests where user_id = $1::integer)');
  narrow(query.type, (at) => `e.type = ${at}`);
  narrow(query.categories, (at) => `e.category = any (${at}::text[])`);
  narrow(query.by, (at) => `e.created_by = (select id from active_users where lower(username) = lower(${at}))`);
  narrow(query.university, (at) => `e.university = ${at}`);
  narrow(
    query.search && `%${query.search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`,
    (at) => `e.haystack like ${at}`,
  );
  if (query.date === 'upcoming') conditions.push('e.ends_at > $2');
  if (query.date === 'past') conditions.push('e.ends_at <= $2');
  if (query.date === 'this-week' || query.date === 'this-month') {
    const zone = `$${values.push(query.timeZone)}`;
    // Weeks begin on Sunday.
    const from =
      query.date === 'this-week'
        ? `date_trunc('week', ($2 at time zone ${zone}) + interval '1 day') - interval '1 day'`
        : `date_trunc('month', $2 at time zone ${zone})`;
    const long = query.date === 'this-week' ? '7 days' : '1 month';
    conditions.push(
      `e.starts_at < ((${from}) + interval '${long}') at time zone ${zone} and e.ends_at > (${from}) at time zone ${zone}`,
    );
  }
  return { where: conditions.join(' and '), values };
}

const orders = {
  date: `(e.ends_at <= $2), case when e.ends_at > $2 then e.starts_at end, e.starts_at desc, e.id`,
  popularity: `(e.ends_at <= $2), case when p.capacity = 0 then 0 else p.taken::float8 / p.capacity end desc, p.taken desc,
    case when e.ends_at > $2 then e.starts_at end, e.starts_at desc, e.id`,
};

/** A page of events, and how many there are. */
export async function selectEvents(
  db: Queryable,
  query: ListQuery & { page: number },
  viewer: number | null,
  now: Date,
): Promise<{ total: number; rows: SummaryRow[] }> {
  const { where, values } = narrowed(query, viewer, now);
  const [{ total }, rows] = await Promise.all([
    db.row(
      z.object({ total: z.number() }),
      `select count(*) as total from events e where ${where} and $1::integer is not distinct from $1::integer`,
      values,
    ),
    db.rows(
      SummaryRow,
      `with page as materialized (
         select e.id, row_number() over (order by ${orders[query.sort]}) as place
         from events e join event_places p on p.event_id = e.id where ${where} order by place
         limit ${EVENTS_PAGE_SIZE} offset $${values.length + 1}
       )
       select ${SUMMARY} from page join ${FROM.replace('events e', 'events e on e.id = page.id')} order by page.place`,
      [...values, (query.page - 1) * EVENTS_PAGE_SIZE],
    ),
  ]);
  return { total, rows };
}

/** Those that touch a month of the reader, by their start. */
export function selectMonth(
  db: Queryable,
  query: ListQuery & { month: string },
  viewer: number | null,
  now: Date,
): Promise<SummaryRow[]> {
  const { where, values } = narrowed(query, viewer, now);
  const month = `$${values.push(`${query.month}-01`)}::date::timestamp`;
  const zone = `$${values.push(query.timeZone)}`;
  return db.rows(
    SummaryRow,
    `select ${SUMMARY} from ${FROM}
     where ${where} and e.starts_at < (${month} + interval '1 month') at time zone ${zone} and e.ends_at > ${month} at time zone ${zone}
     order by e.starts_at, e.id limit ${MAX_MONTH_EVENTS}`,
    values,
  );
}

/** Events that wait for approval, the longest waiting first. */
export const selectPending = (db: Queryable, viewer: number): Promise<SummaryRow[]> =>
  db.rows(
    SummaryRow,
    `select ${SUMMARY} from ${FROM} where e.state = 'pending' and e.cancelled_at is null
     order by e.updated_at, e.id limit ${MAX_PENDING_EVENTS}`,
    [viewer],
  );

/** These, in no order. */
export const selectByIds = (db: Queryable, ids: number[], viewer: number | null): Promise<SummaryRow[]> =>
  db.rows(SummaryRow, `select ${SUMMARY} from ${FROM} where e.id = any ($2::integer[])`, [viewer, ids]);

/** The dates of an event that repeats, the earliest first. */
export const selectOfSeries = (db: Queryable, series: number, viewer: number | null): Promise<SummaryRow[]> =>
  db.rows(
    SummaryRow,
    `select ${SUMMARY} from ${FROM} where e.series_id = $2 order by e.starts_at, e.id limit ${MAX_SERIES}`,
    [viewer, series],
  );

export const joinSeries = (db: Queryable, events: number[], series: number): Promise<number> =>
  db.run('update events set series_id = $2 where id = any ($1::integer[])', [events, series]);

const Instants = z.object({
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
});
export type Instants = z.infer<typeof Instants>;

/** Times on the wall as moments; null for one that the clocks skip there. */
export const selectInstants = (
  db: Queryable,
  walls: { starts: string; ends: string; opens: string | null; closes: string | null },
  zone: string,
): Promise<Instants> =>
  db.row(
    Instants,
    `select local_instant($1::timestamp, $5) as starts_at, local_instant($2::timestamp, $5) as ends_at,
       local_instant($3::timestamp, $5) as opens_at, local_instant($4::timestamp, $5) as closes_at`,
    [walls.starts, walls.ends, walls.opens, walls.closes, zone],
  );

/** What the form gives, as the table has it. */
export type EventContent = {
  title: string;
  type: string;
  category: string;
  location: string;
  way: string;
  online_url: string;
  payment_url: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  time: string;
  description: string;
  long_description: string;
  organizer: string;
  logo: string | null;
  image: string | null;
  price: number;
  currency: string;
  tags: string[];
  social_links: object;
  requirements: string[];
  speakers: object[];
  schedule: object[];
  prizes: object[];
  sponsors: SponsorRow[];
  questions: object[];
  university: string | null;
  is_featured: boolean;
  opens_at: string | null;
  closes_at: string | null;
  approval: boolean;
  promotion: string;
};

const valuesOf = (content: EventContent): unknown[] => [
  content.title,
  content.type,
  content.category,
  content.location,
  content.way,
  content.online_url,
  content.payment_url,
  content.starts_at,
  content.ends_at,
  content.time_zone,
  content.time,
  content.description,
  content.long_description,
  content.organizer,
  content.logo,
  content.image,
  content.price,
  content.currency,
  content.tags,
  JSON.stringify(content.social_links),
  content.requirements,
  JSON.stringify(content.speakers),
  JSON.stringify(content.schedule),
  JSON.stringify(content.prizes),
  JSON.stringify(content.questions),
  content.university,
  content.is_featured,
  content.opens_at,
  content.closes_at,
  content.approval,
  content.promotion,
];
const COLUMNS = `title, type, category, location, way, online_url, payment_url, starts_at, ends_at, time_zone, time,
  description, long_description, organizer, logo, image, price, currency, tags, social_links, requirements, speakers,
  schedule, prizes, questions, university, is_featured, opens_at, closes_at, approval, promotion`;
const PLACEHOLDERS = Array.from({ length: 31 }, (_, at) => `$${at + 1}`).join(', ');

async function putSponsors(db: Queryable, event: number, sponsors: SponsorRow[]): Promise<void> {
  await db.run('delete from event_sponsors where event_id = $1', [event]);
  await db.run(
    `insert into event_sponsors (event_id, position, tier, name, url, logo)
     select $1, position, one->>'tier', one->>'name', one->>'url', one->>'logo'
     from jsonb_array_elements($2::jsonb) with ordinality as given (one, position)`,
    [event, JSON.stringify(sponsors)],
  );
}

/** With its places. `approved_by` is null for one that waits for approval. */
export async function insertEvent(
  db: Queryable,
  content: EventContent,
  made: { capacity: number; created_by: number; approved_by: number | null; at: Date },
): Promise<number> {
  const { id } = await db.row(
    z.object({ id: z.number() }),
    `insert into events (${COLUMNS}, state, decided_by, approved_title, created_by, created_at, updated_at)
     values (${PLACEHOLDERS}, case when $33::integer is null then 'pending' else 'approved' end, $33,
       case when $33::integer is null then null else $1 end, $32, $34, $34) returning id`,
    [...valuesOf(content), made.created_by, made.approved_by, made.at],
  );
  await db.run('insert into event_places (event_id, capacity) values ($1, $2)', [id, made.capacity]);
  await putSponsors(db, id, content.sponsors);
  await db.notify('events');
  return id;
}

/** `sequence` rises where calendars must hear of it; `state` is that from now on. */
export const updateEvent = async (
  db: Queryable,
  id: number,
  content: EventContent,
  change: { state: EventState; moved: boolean; at: Date },
): Promise<void> => {
  await db.run(
    `update events set (${COLUMNS}) = (${PLACEHOLDERS}), revision = revision + 1, sequence = sequence + $33::integer,
       state = $34, reason = case when $34 = 'approved' then '' else reason end,
       approved_title = case when $34 = 'approved' then $1 else approved_title end, updated_at = $35
     where id = $32`,
    [...valuesOf(content), id, change.moved ? 1 : 0, change.state, change.at],
  );
  await putSponsors(db, id, content.sponsors);
  await db.notify('events');
};

export const updateState = async (
  db: Queryable,
  id: number,
  decided: { state: EventState; reason: string; by: number | null; at: Date },
): Promise<void> => {
  await db.run(
    `update events set state = $2, reason = $3, decided_by = $4, updated_at = $5, revision = revision + 1,
       sequence = sequence + 1, approved_title = case when $2 = 'approved' then title else approved_title end where id = $1`,
    [id, decided.state, decided.reason, decided.by, decided.at],
  );
  await db.notify('events');
};

export const updateCancelled = async (db: Queryable, id: number, reason: string, at: Date): Promise<void> => {
  await db.run(
    `update events set cancelled_at = $3, reason = $2, updated_at = $3, revision = revision + 1, sequence = sequence + 1
     where id = $1`,
    [id, reason, at],
  );
  await db.notify('events');
};

export const deleteEvent = async (db: Queryable, id: number): Promise<void> => {
  await db.run('delete from events where id = $1', [id]);
  await db.notify('events');
};

/** How many people have, wait for or had a place: whoever registered once. */
export const countRegistered = async (db: Queryable, id: number): Promise<number> =>
  (
    await db.row(
      z.object({ count: z.number() }),
      `select count(*) as count from registrations where event_id = $1 and state in ('pending', 'confirmed', 'waiting', 'offered')`,
      [id],
    )
  ).count;

type Mark = { event: number; user: number; at: Date };
const marks = {
  interested: ['event_interests'],
  saved: ['event_saves'],
} as const;
export type MarkKind = keyof typeof marks;

export async function putMark(db: Queryable, kind: MarkKind, on: boolean, { event, user, at }: Mark): Promise<void> {
  if (kind === 'interested')
    await (on
      ? db.run(
          'insert into event_interests (event_id, user_id, at) values ($1, $2, $3) on conflict (event_id, user_id) do nothing',
          [event, user, at],
        )
      : db.run('delete from event_interests where event_id = $1 and user_id = $2', [event, user]));
  else
    await (on
      ? db.run(
          'insert into event_saves (event_id, user_id, at) values ($1, $2, $3) on conflict (event_id, user_id) do nothing',
          [event, user, at],
        )
      : db.run('delete from event_saves where event_id = $1 and user_id = $2', [event, user]));
}

/** Of events that everybody may see; answers how many are new. */
export async function joinMarks(
  db: Queryable,
  user: number,
  { interested, saved, at }: { interested: number[]; saved: number[]; at: Date },
): Promise<number> {
  const hearts = await db.run(
    `insert into event_interests (event_id, user_id, at) select id, $2, $3 from visible_events where id = any ($1::integer[])
     on conflict (event_id, user_id) do nothing`,
    [interested, user, at],
  );
  const bookmarks = await db.run(
    `insert into event_saves (event_id, user_id, at) select id, $2, $3 from visible_events where id = any ($1::integer[])
     on conflict (event_id, user_id) do nothing`,
    [saved, user, at],
  );
  return hearts + bookmarks;
}

/** What sitemaps and others need of all events that everybody may see. */
export const selectNamed = (db: Queryable, id: number): Promise<{ title: string; created_by: number } | null> =>
  db.optionalRow(
    z.object({ title: z.string(), created_by: z.number() }),
    'select title, created_by from visible_events where id = $1',
    [id],
  );

/** Takes it out of sight; it can be approved again. */
export const hideEvent = async (db: Queryable, id: number, at: Date): Promise<void> => {
  await db.run(
    `update events set state = 'declined', reason = 'Removed by the moderators', updated_at = $2, revision = revision + 1,
       sequence = sequence + 1 where id = $1`,
    [id, at],
  );
  await db.notify('events');
};

export type CalendarFilter = { type?: string | undefined; category?: string | undefined; by?: string | undefined };
const CalendarRow = z.object({
  id: z.number(),
  uid: z.string(),
  title: z.string(),
  type: z.string(),
  category: z.string(),
  location: z.string(),
  description: z.string(),
  organizer: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  sequence: z.number(),
  cancelled_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CalendarRow = z.infer<typeof CalendarRow>;
const CALENDAR = `e.id, e.uid, e.title, e.type, e.category, e.location, e.description, e.organizer, e.starts_at, e.ends_at,
  e.time_zone, e.sequence, e.cancelled_at, e.created_at, e.updated_at`;

/** Approved events that ended after `since`; those that were cancelled stay for a while. */
export const selectCalendar = (
  db: Queryable,
  { type, category, by }: CalendarFilter,
  since: Date,
  limit: number,
): Promise<CalendarRow[]> =>
  db.rows(
    CalendarRow,
    `select ${CALENDAR} from visible_events e
     where e.ends_at > $1::timestamptz and ($2::text is null or e.type = $2) and ($3::text is null or e.category = $3)
       and ($4::text is null or e.created_by = (select id from active_users where lower(username) = lower($4)))
       and (e.cancelled_at is null or e.cancelled_at > $1::timestamptz - interval '${CANCELLED_DAYS} days')
     order by e.starts_at, e.id limit $5`,
    [since, type ?? null, category ?? null, by === '' ? null : (by ?? null), limit],
  );

/** What somebody is registered for or waits for, in the sequence that their emails have. */
export const selectCalendarOf = (
  db: Queryable,
  user: number,
  since: Date,
  limit: number,
): Promise<(CalendarRow & { has_place: boolean })[]> =>
  db.rows(
    CalendarRow.extend({ has_place: z.boolean() }),
    `select ${CALENDAR.replace('e.sequence', 'e.sequence + r.sequence as sequence')}, r.state = 'confirmed' as has_place
     from registrations r join visible_events e on e.id = r.event_id
     where r.user_id = $1 and r.state in ('pending', 'confirmed', 'waiting', 'offered') and e.ends_at > $2
     order by e.starts_at, e.id limit $3`,
    [user, since, limit],
  );

export const selectOptionalCalendar = (db: Queryable, id: number): Promise<CalendarRow | null> =>
  db.optionalRow(CalendarRow, `select ${CALENDAR} from visible_events e where e.id = $1`, [id]);

/** Who decides about events. */
export const selectStaff = async (db: Queryable): Promise<number[]> =>
  (await db.rows(z.object({ id: z.number() }), 'select id from active_users where has_staff_role order by id')).map(
    ({ id }) => id,
  );

/** Whether people of the demo world organize anything here. */
export const selectHasSampleEvents = async (db: Queryable): Promise<boolean> =>
  (
    await db.row(
      z.object({ found: z.boolean() }),
      'select exists (select from events e join sample_people s on s.user_id = e.created_by) as found',
    )
  ).found;

/** The events that a person of the demo world organized up to then move on by whole days. */
export const moveSampleEvents = (db: Queryable, user: number, until: string, days: number): Promise<number> =>
  db.run(
    `update events set starts_at = starts_at + make_interval(days => $3), ends_at = ends_at + make_interval(days => $3),
       updated_at = updated_at + make_interval(days => $3), sequence = sequence + 1
     where created_by = $1 and created_at <= $2`,
    [user, until, days],
  );
