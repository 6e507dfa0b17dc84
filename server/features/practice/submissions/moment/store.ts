import { Moment } from '@devorbit/contract/practice/submissions.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Accepted = Moment.pick({
  submission_id: true,
  problem: true,
  language: true,
  runtime_ms: true,
  memory_kb: true,
  judged_at: true,
  own: true,
}).extend({
  difficulty_rank: z.number(),
  /** Whether it was the user's first Accepted to the problem; when that was, and what it gave. */
  first: z.boolean(),
  solved_at: z.string(),
  points: z.number(),
});
export type Accepted = z.infer<typeof Accepted>;

/** An Accepted submission of the user's own with what is counted of it; null for any other. */
export const selectOptionalAccepted = (db: Queryable, id: string, userId: number): Promise<Accepted | null> =>
  db.optionalRow(
    Accepted,
    `select s.id as submission_id, s.language, s.runtime_ms, s.memory_kb, s.judged_at,
       jsonb_build_object('id', p.id, 'title', p.title, 'difficulty', p.difficulty) as problem, p.difficulty_rank,
       p.author_id is not distinct from s.user_id as own, d.submission_id = s.id as first, d.solved_at, d.points
     from submissions s join problems p on p.id = s.problem_id
       join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
     where s.id = $1 and s.user_id = $2 and s.kind = 'submit' and s.status = 'Accepted'`,
    [id, userId],
  );
