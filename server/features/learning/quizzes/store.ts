import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Row = z.object({
  tries: z.number(),
  best_percent: z.number(),
  best_at: z.string(),
  last_percent: z.number(),
  last_at: z.string(),
});
export type ResultRow = z.infer<typeof Row>;

/** Until the end of the transaction nobody else judges this user's quizzes. */
export const lockQuizzes = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('quiz_results'), $1)`, [userId]);

export const selectOptionalResult = (db: Queryable, userId: number, quiz: string): Promise<ResultRow | null> =>
  db.optionalRow(
    Row,
    'select tries, best_percent, best_at, last_percent, last_at from quiz_results where user_id = $1 and quiz = $2',
    [userId, quiz],
  );

export const upsertResult = (
  tx: Queryable,
  { user_id, quiz, percent, at }: { user_id: number; quiz: string; percent: number; at: Date },
): Promise<number> =>
  tx.run(
    `insert into quiz_results as kept (user_id, quiz, tries, last_percent, best_percent, best_at, last_at)
     values ($1, $2, 1, $3, $3, $4, $4)
     on conflict (user_id, quiz) do update set
       tries = kept.tries + 1,
       last_percent = excluded.last_percent,
       last_at = excluded.last_at,
       best_at = case when excluded.last_percent > kept.best_percent then excluded.last_at else kept.best_at end,
       best_percent = greatest(kept.best_percent, excluded.last_percent)`,
    [user_id, quiz, percent, at],
  );
