import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { attemptNotFound } from './errors.ts';

const Result = z.object({ name: z.string(), passed: z.boolean(), message: z.string() });
export type Result = z.infer<typeof Result>;

const Row = z.object({
  id: z.string(),
  user_id: z.number(),
  exercise: z.string(),
  source: z.string(),
  state: z.enum(['queued', 'passed', 'failed', 'error']),
  results: z.array(Result),
  message: z.string(),
  created_at: z.string(),
  judged_at: z.string().nullable(),
});
export type AttemptRow = z.infer<typeof Row>;
const columns = 'id, user_id, exercise, source, state, results, message, created_at, judged_at';

/** Attempts at one exercise that are kept of one user, beside the first that passed. */
const KEPT = 20;

export async function insertAttempt(
  tx: Queryable,
  attempt: Pick<AttemptRow, 'user_id' | 'exercise' | 'source'> & { created_at: Date },
): Promise<AttemptRow> {
  const { user_id, exercise, source, created_at } = attempt;
  await tx.run(
    `delete from exercise_attempts where user_id = $1 and exercise = $2 and state <> 'passed' and id in (
       select id from exercise_attempts where user_id = $1 and exercise = $2 order by created_at desc offset ${KEPT - 1})`,
    [user_id, exercise],
  );
  return tx.row(
    Row,
    `insert into exercise_attempts (user_id, exercise, source, state, created_at)
     values ($1, $2, $3, 'queued', $4) returning ${columns}`,
    [user_id, exercise, source, created_at],
  );
}

export const selectOptionalAttempt = (db: Queryable, id: string): Promise<AttemptRow | null> =>
  db.optionalRow(Row, `select ${columns} from exercise_attempts where id = $1`, [id]);

/** An attempt of this user's; throws attemptNotFound for that of another as for none. */
export async function selectOwnAttempt(db: Queryable, userId: number, id: string): Promise<AttemptRow> {
  const row = await db.optionalRow(Row, `select ${columns} from exercise_attempts where id = $1 and user_id = $2`, [
    id,
    userId,
  ]);
  if (row === null) throw attemptNotFound();
  return row;
}

type Judged = { state: 'passed' | 'failed' | 'error'; results: Result[]; message: string; at: Date };

/** False where it has been judged meanwhile. */
export const updateJudged = async (
  db: Queryable,
  id: string,
  { state, results, message, at }: Judged,
): Promise<boolean> =>
  (await db.run(
    `update exercise_attempts set state = $2, results = $3, message = $4, judged_at = $5
     where id = $1 and state = 'queued'`,
    [id, state, JSON.stringify(results), message, at],
  )) === 1;

/** Each exercise that the user has proven, and when for the first time. */
export const selectProven = (db: Queryable, userId: number): Promise<{ exercise: string; at: string }[]> =>
  db.rows(
    z.object({ exercise: z.string(), at: z.string() }),
    `select exercise, min(judged_at) as at from exercise_attempts
     where user_id = $1 and state = 'passed' group by exercise order by exercise`,
    [userId],
  );

/** How a user's other attempts at an exercise ended. */
export const selectEarlier = (
  db: Queryable,
  { user_id, exercise, id }: Pick<AttemptRow, 'user_id' | 'exercise' | 'id'>,
): Promise<{ passed: number; failed: number }> =>
  db.row(
    z.object({ passed: z.number(), failed: z.number() }),
    `select count(*) filter (where state = 'passed') as passed, count(*) filter (where state = 'failed') as failed
     from exercise_attempts where user_id = $1 and exercise = $2 and id <> $3`,
    [user_id, exercise, id],
  );

export const selectHasTried = async (db: Queryable, userId: number, exercise: string): Promise<boolean> =>
  (
    await db.row(
      z.object({ tried: z.boolean() }),
      `select exists (select from exercise_attempts where user_id = $1 and exercise = $2) as tried`,
      [userId, exercise],
    )
  ).tried;

/** Attempts that proved nothing are forgotten. */
export const deleteOldAttempts = (db: Queryable, before: Date): Promise<number> =>
  db.run(`delete from exercise_attempts where state <> 'passed' and created_at < $1`, [before]);
