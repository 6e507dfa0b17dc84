import type { Queryable } from '../../../platform/database.ts';

/** That somebody of the demo world proved exercises at a moment, with what their authors wrote. */
export const insertSampleProofs = (
  tx: Queryable,
  userId: number,
  proofs: readonly { exercise: string; source: string }[],
  at: Date,
): Promise<number> =>
  tx.run(
    `insert into exercise_attempts (user_id, exercise, source, state, created_at, judged_at)
     select $1, *, 'passed', $4::timestamptz, $4::timestamptz from unnest($2::text[], $3::text[])`,
    [userId, proofs.map(({ exercise }) => exercise), proofs.map(({ source }) => source), at],
  );
