import { LEAST_FEEDBACK, MAX_FEEDBACK_TEXTS, MAX_STARS } from '@devorbit/contract/events/feedback-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Given = z.object({ stars: z.number(), text: z.string() });
type Given = z.infer<typeof Given>;

export const selectOptionalOwn = (db: Queryable, event: number, user: number): Promise<Given | null> =>
  db.optionalRow(Given, 'select stars, text from event_feedback where event_id = $1 and user_id = $2', [event, user]);

export const putFeedback = (
  db: Queryable,
  { event, user, stars, text, at }: Given & { event: number; user: number; at: Date },
): Promise<number> =>
  db.run(
    `insert into event_feedback (event_id, user_id, stars, text, given_at) values ($1, $2, $3, $4, $5)
     on conflict (event_id, user_id) do update set stars = excluded.stars, text = excluded.text, given_at = excluded.given_at`,
    [event, user, stars, text, at],
  );

export const deleteFeedback = (db: Queryable, event: number, user: number): Promise<number> =>
  db.run('delete from event_feedback where event_id = $1 and user_id = $2', [event, user]);

const Counts = z.object({ stars: z.number(), count: z.number() });

/** What all say: nothing but their number while there are fewer than LEAST_FEEDBACK. */
export async function selectSummary(
  db: Queryable,
  event: number,
): Promise<{ count: number; stars: number[] | null; average: number | null; texts: Given[] }> {
  const counts = await db.rows(
    Counts,
    'select stars, count(*) as count from event_feedback where event_id = $1 group by stars',
    [event],
  );
  const stars = Array.from({ length: MAX_STARS }, (_, at) => counts.find((one) => one.stars === at + 1)?.count ?? 0);
  const count = stars.reduce((sum, one) => sum + one, 0);
  if (count < LEAST_FEEDBACK) return { count, stars: null, average: null, texts: [] };
  const average = stars.reduce((sum, one, at) => sum + one * (at + 1), 0) / count;
  // By their random ids: the order of arrival would tell who wrote what.
  const texts = await db.rows(
    Given,
    `select stars, text from event_feedback where event_id = $1 and text <> '' order by id limit ${MAX_FEEDBACK_TEXTS}`,
    [event],
  );
  return { count, stars, average, texts };
}

/** Notes that those who came to events which ended a short while ago are to be asked. */
export const insertRequests = (db: Queryable, from: Date, to: Date): Promise<number> =>
  db.run(
    `insert into event_feedback_requests (event_id)
     select id from listed_events where ends_at > $1 and ends_at <= $2 on conflict do nothing`,
    [from, to],
  );

const Request = z.object({ event_id: z.number(), asked_up_to: z.number() });
/** One whose people have not all been asked, held to the end of the transaction; another server takes another. */
export const lockOptionalRequest = (db: Queryable): Promise<z.infer<typeof Request> | null> =>
  db.optionalRow(
    Request,
    'select event_id, asked_up_to from event_feedback_requests where not done order by event_id limit 1 for update skip locked',
  );
export const updateAsked = (db: Queryable, event: number, upTo: number, done: boolean): Promise<number> =>
  db.run('update event_feedback_requests set asked_up_to = $2, done = $3 where event_id = $1', [event, upTo, done]);
