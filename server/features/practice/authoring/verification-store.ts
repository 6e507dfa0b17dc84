import { Verification, VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const columns = 'id, problem_id, revision, state, message, checks, created_at, finished_at';

export const selectOptionalVerification = (db: Queryable, id: string): Promise<Verification | null> =>
  db.optionalRow(Verification, `select ${columns} from verifications where id = $1`, [id]);

/** The last one of a problem; null before the first. */
export const selectOptionalNewest = (db: Queryable, problemId: number): Promise<Verification | null> =>
  db.optionalRow(Verification, `select ${columns} from verifications where problem_id = $1 order by id desc limit 1`, [
    problemId,
  ]);

type NewVerification = Pick<Verification, 'problem_id' | 'revision' | 'state' | 'message' | 'checks'> & {
  user_id: number;
  created_at: Date;
  finished_at: Date | null;
};

export const insertVerification = (db: Queryable, verification: NewVerification): Promise<Verification> =>
  db.row(
    Verification,
    `insert into verifications (problem_id, revision, user_id, state, message, checks, created_at, finished_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      verification.problem_id,
      verification.revision,
      verification.user_id,
      verification.state,
      verification.message,
      JSON.stringify(verification.checks),
      verification.created_at,
      verification.finished_at,
    ],
  );

const Ids = z.object({ id: z.string() });

/** Ends what goes on for a problem as failed. Answers the ids. */
export const updatePendingReplaced = async (
  db: Queryable,
  problemId: number,
  message: string,
  now: Date,
): Promise<string[]> =>
  (
    await db.rows(
      Ids,
      `update verifications set state = 'failed', message = $2, finished_at = $3
       where problem_id = $1 and finished_at is null returning id`,
      [problemId, message, now],
    )
  ).map(({ id }) => id);

const Work = z.object({
  id: z.string(),
  problem_id: z.number(),
  revision: z.number(),
  user_id: z.number().nullable(),
  go: z.number(),
});
export type Work = z.infer<typeof Work>;

/** Begins a new go. Null where it is finished or gone. */
export const beginVerification = (db: Queryable, id: string, message: string): Promise<Work | null> =>
  db.optionalRow(
    Work,
    `update verifications set go = go + 1, state = 'running', message = $2 where id = $1 and finished_at is null
     returning id, problem_id, revision, user_id, go`,
    [id, message],
  );

/** False where a later go has begun or it is finished. */
export const updateChecks = async (
  db: Queryable,
  { id, go }: Pick<Work, 'id' | 'go'>,
  checks: VerificationCheck[],
): Promise<boolean> =>
  (await db.run('update verifications set checks = $3 where id = $1 and go = $2 and finished_at is null', [
    id,
    go,
    JSON.stringify(checks),
  ])) === 1;

/** A go failed, by the runner's fault or ours. Answers how often that has happened. */
export const countFailure = async (db: Queryable, { id, go }: Pick<Work, 'id' | 'go'>): Promise<number> => {
  const row = await db.optionalRow(
    z.object({ failures: z.number() }),
    'update verifications set failures = failures + 1 where id = $1 and go = $2 and finished_at is null returning failures',
    [id, go],
  );
  return row?.failures ?? 0;
};

const Finished = z.object({ problem_id: z.number(), user_id: z.number().nullable(), title: z.string() });
/** Whose verification it was, and of which problem. */
export type Finished = z.infer<typeof Finished>;

/** Finishes it once: null where it is finished, or another go has begun (where `go` is given). */
export const updateFinished = (
  db: Queryable,
  { id, go }: { id: string; go?: number },
  outcome: Pick<Verification, 'message'> & { state: 'passed' | 'failed' },
  now: Date,
): Promise<Finished | null> =>
  db.optionalRow(
    Finished,
    `update verifications v set state = $3, message = $4, finished_at = $5 from problems p
     where v.id = $1 and v.go = coalesce($2::int, v.go) and v.finished_at is null and p.id = v.problem_id
     returning v.problem_id, v.user_id, p.title`,
    [id, go ?? null, outcome.state, outcome.message, now],
  );
