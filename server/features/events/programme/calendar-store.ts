import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const CalendarRow = z.object({
  id: z.number(),
  event_id: z.number(),
  event: z.string(),
  uid: z.string(),
  title: z.string(),
  abstract: z.string(),
  location: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  sequence: z.number(),
  cancelled_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SessionCalendarRow = z.infer<typeof CalendarRow>;
/** An event that is cancelled, declined or approved again changes its sessions too. */
const CALENDAR = `s.id, s.event_id, e.title as event, s.uid, s.title, s.abstract, s.room || ', ' || e.location as location,
  s.starts_at, s.ends_at, e.time_zone, s.sequence + e.sequence as sequence, e.cancelled_at, s.created_at,
  greatest(s.updated_at, e.updated_at) as updated_at`;

export const selectOptionalSessionCalendar = (
  db: Queryable,
  event: number,
  session: number,
): Promise<SessionCalendarRow | null> =>
  db.optionalRow(
    CalendarRow,
    `select ${CALENDAR} from event_sessions s join visible_events e on e.id = s.event_id where e.id = $1 and s.id = $2`,
    [event, session],
  );

/** What somebody starred that ended after `since`. */
export const selectStarredCalendar = (
  db: Queryable,
  user: number,
  since: Date,
  limit: number,
): Promise<SessionCalendarRow[]> =>
  db.rows(
    CalendarRow,
    `select ${CALENDAR} from event_session_stars t join event_sessions s on s.id = t.session_id
       join visible_events e on e.id = s.event_id
     where t.user_id = $1 and s.ends_at > $2 order by s.starts_at, s.id limit $3`,
    [user, since, limit],
  );
