import { MAX_CREW } from '@devorbit/contract/events/crew-limits.ts';
import { MAX_PROPOSALS, proposalLevels, reviewPoints } from '@devorbit/contract/events/proposals-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Points = z.literal([...reviewPoints]);
const ReviewRow = z.object({
  reviewer_id: z.number(),
  reviewer: z.string(),
  points: Points,
  note: z.string(),
  at: z.string(),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

/** In the order in which they were given. */
export const selectReviews = (db: Queryable, proposal: number): Promise<ReviewRow[]> =>
  db.rows(
    ReviewRow,
    `select r.reviewer_id, coalesce(nullif(u.full_name, ''), u.username, 'Deleted user') as reviewer, r.points, r.note, r.at
     from proposal_reviews r left join existing_users u on u.id = r.reviewer_id
     where r.proposal_id = $1 order by r.at, r.reviewer_id limit ${MAX_CREW * 4}`,
    [proposal],
  );

export const putReview = (
  db: Queryable,
  { proposal, reviewer, at }: { proposal: number; reviewer: number; at: Date },
  { points, note }: { points: number; note: string },
): Promise<number> =>
  db.run(
    `insert into proposal_reviews (proposal_id, reviewer_id, points, note, at) values ($1, $2, $3, $4, $5)
     on conflict (proposal_id, reviewer_id) do update set points = excluded.points, note = excluded.note, at = excluded.at`,
    [proposal, reviewer, points, note, at],
  );

const ToReviewRow = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.string(),
  minutes: z.number(),
  level: z.enum(proposalLevels),
  points: Points.nullable(),
});
export type ToReviewRow = z.infer<typeof ToReviewRow>;

/** Those of others, mixed anew for each reviewer, so that nobody’s is always read last. */
export const selectToReview = (db: Queryable, event: number, reviewer: number): Promise<ToReviewRow[]> =>
  db.rows(
    ToReviewRow,
    `select p.id, p.title, p.kind, p.minutes, p.level, r.points
     from event_proposals p left join proposal_reviews r on r.proposal_id = p.id and r.reviewer_id = $2
     where p.event_id = $1 and p.author_id is distinct from $2 order by md5(p.id || ':' || $2), p.id limit ${MAX_PROPOSALS}`,
    [event, reviewer],
  );
