import type { TestOutcome, Verdict } from '@devorbit/contract/execution/judging.ts';
import { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { RunResult, SubmissionKind, TestResult } from '@devorbit/contract/practice/submissions.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { noAttempts } from './policy.ts';

/** `isAttempt` as an SQL condition; `status` is an SQL expression. */
export const attemptCondition = (status: string): string =>
  `${status} not in (${noAttempts.map((verdict) => `'${verdict}'`).join(', ')})`;

export type NewSubmission = {
  user_id: number;
  problem_id: number;
  kind: SubmissionKind;
  language: PracticeLanguage;
  code: string;
  stdin: string | null;
  package_digest: string | null;
  tests_total: number;
  /** The version that the package is of. */
  problem_version: number;
  created_at: Date;
};

export const insertSubmission = async (db: Queryable, submission: NewSubmission): Promise<string> => {
  const { id } = await db.row(
    z.object({ id: z.string() }),
    `insert into submissions (user_id, problem_id, kind, language, code, stdin, package_digest, tests_total, problem_version, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      submission.user_id,
      submission.problem_id,
      submission.kind,
      submission.language,
      submission.code,
      submission.stdin,
      submission.package_digest,
      submission.tests_total,
      submission.problem_version,
      submission.created_at,
    ],
  );
  return id;
};

/** Makes the caller's other transactions that count this user's pending submissions wait. */
export const lockUser = async (db: Queryable, userId: number): Promise<void> =>
  void (await db.raw('select from users where id = $1 for no key update', [userId]));

export const countPending = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(
      z.object({ count: z.number() }),
      'select count(*) as count from submissions where user_id = $1 and judged_at is null',
      [userId],
    )
  ).count;

/** In the order in which the judge takes them: runs are waited for, and go before submissions. */
const WAITS = `judged_at is null and status = 'Queued'`;
const TURN = `(kind = 'submit')`;
/** Places further back are told to nobody. */
const MAX_WAITING = 10_000;

/** Who waits for the judge, from the first on. */
export const selectWaiting = (db: Queryable): Promise<{ id: string; user_id: number }[]> =>
  db.rows(
    z.object({ id: z.string(), user_id: z.number() }),
    `select id, user_id from submissions where ${WAITS} order by ${TURN}, id limit ${MAX_WAITING}`,
  );

/** How many wait ahead of all pending submissions of a user. */
export const countAhead = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(
      z.object({ count: z.number() }),
      `select count(*) as count from submissions s,
         (select ${TURN} as turn, id from submissions where user_id = $1 and judged_at is null order by 1, 2 limit 1) own
       where ${WAITS} and (${TURN}, s.id) < (own.turn, own.id)`,
      [userId],
    )
  ).count;

export const SubmissionRow = RunResult.omit({ test_results: true, ahead: true }).extend({
  user_id: z.number(),
  code: z.string(),
  shared: z.boolean(),
  current_version: z.number(),
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

export const selectOptionalSubmission = (db: Queryable, id: string): Promise<SubmissionRow | null> =>
  db.optionalRow(
    SubmissionRow,
    `select id as submission_id, user_id, problem_id, kind, language, code, status, message, runtime_ms, memory_kb, tests_total, problem_version, runtime_version, created_at, judged_at,
       (select version from problems p where p.id = problem_id) as current_version,
       shared_at is not null and status = 'Accepted' as shared
     from submissions where id = $1`,
    [id],
  );

export const TestRow = TestResult.extend({
  sample: z.boolean(),
  input: z.string().nullable(),
  expected: z.string().nullable(),
  got: z.string().nullable(),
});
export type TestRow = z.infer<typeof TestRow>;

export const selectTestResults = (db: Queryable, id: string): Promise<TestRow[]> =>
  db.rows(
    TestRow,
    `select name, sample, passed, verdict, time_ms, memory_kb, message, input, expected, got
     from test_results where submission_id = $1 order by index`,
    [id],
  );

const Work = z.object({
  id: z.string(),
  problem_id: z.number(),
  kind: SubmissionKind,
  language: PracticeLanguage,
  code: z.string(),
  stdin: z.string().nullable(),
  package_digest: z.string().nullable(),
  tests_total: z.number(),
  judging: z.number(),
});
export type Work = z.infer<typeof Work>;

/** Begins a new go: results of an earlier one are gone. Null where the verdict has fallen or the submission is gone. */
export async function beginJudging(db: Queryable, id: string): Promise<Work | null> {
  const work = await db.optionalRow(
    Work,
    `update submissions set judging = judging + 1, status = 'Queued' where id = $1 and judged_at is null
     returning id, problem_id, kind, language, code, stdin, package_digest, tests_total, judging`,
    [id],
  );
  if (work) await db.run('delete from test_results where submission_id = $1', [id]);
  return work;
}

/** False where a later go has begun or the verdict has fallen. */
export const updateRunning = async (db: Queryable, id: string, judging: number): Promise<boolean> =>
  (await db.run(`update submissions set status = 'Running' where id = $1 and judging = $2 and judged_at is null`, [
    id,
    judging,
  ])) === 1;

/** Keeps the outcome of one test; false where a later go has begun or the verdict has fallen. */
export async function insertTestResult(
  db: Queryable,
  id: string,
  judging: number,
  test: TestOutcome,
): Promise<boolean> {
  const kept = await db.run(
    `with submission as (
       update submissions set status = 'Running' where id = $1 and judging = $2 and judged_at is null returning id
     )
     insert into test_results (submission_id, index, name, sample, passed, verdict, time_ms, memory_kb, message, input, expected, got)
     select id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from submission`,
    [
      id,
      judging,
      test.index,
      test.name,
      test.sample,
      test.passed,
      test.verdict,
      test.time_ms,
      test.memory_kb,
      test.message,
      test.input,
      test.expected,
      test.got,
    ],
  );
  return kept === 1;
}

/** Back in the queue, after a runner broke off. Answers how often that has happened. */
export async function updateFailed(db: Queryable, id: string, judging: number, broken: boolean): Promise<number> {
  const row = await db.optionalRow(
    z.object({ failures: z.number() }),
    `update submissions set status = 'Queued', failures = failures + $3 where id = $1 and judging = $2 and judged_at is null returning failures`,
    [id, judging, broken ? 1 : 0],
  );
  return row?.failures ?? 0;
}

/** Any number of our own. */
const VERDICTS_LOCK = 4_242_014;

/** Verdicts of a problem fall side by side; who holds it `alone` waits for those and keeps all others waiting, to the end of the transaction. */
export const lockVerdicts = async (db: Queryable, problemId: number, how: 'side by side' | 'alone'): Promise<void> =>
  void (await db.raw(
    how === 'alone' ? 'select pg_advisory_xact_lock($1, $2)' : 'select pg_advisory_xact_lock_shared($1, $2)',
    [VERDICTS_LOCK, problemId],
  ));

export type Outcome = {
  verdict: Verdict;
  message: string;
  runtime_ms: number;
  memory_kb: number;
  runtime_version?: string | null;
};

const Judged = z.object({ user_id: z.number(), problem_id: z.number(), kind: SubmissionKind });

/** Writes the verdict; null where one has fallen before, or the submission is gone. */
export const updateVerdict = (
  db: Queryable,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<z.infer<typeof Judged> | null> =>
  db.optionalRow(
    Judged,
    `update submissions set status = $2, message = $3, runtime_ms = $4, memory_kb = $5, judged_at = $6, runtime_version = $7
     where id = $1 and judged_at is null returning user_id, problem_id, kind`,
    [id, outcome.verdict, outcome.message, outcome.runtime_ms, outcome.memory_kb, now, outcome.runtime_version ?? null],
  );

export type Solved = {
  user_id: number;
  problem_id: number;
  submission_id: string;
  points: number;
  /** false for a problem of one's own, which gives no points either. */
  counted: boolean;
  solved_at: Date;
};

/** True where this is the user's first Accepted submission to the problem. */
export const insertSolved = async (db: Queryable, solved: Solved): Promise<boolean> =>
  (await db.run(
    `insert into solved_problems (user_id, problem_id, submission_id, points, counted, solved_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [solved.user_id, solved.problem_id, solved.submission_id, solved.points, solved.counted, solved.solved_at],
  )) === 1;

export const selectHasSolved = async (db: Queryable, userId: number, problemId: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ solved: z.boolean() }),
      'select exists (select from solved_problems where user_id = $1 and problem_id = $2) as solved',
      [userId, problemId],
    )
  ).solved;

/** Runs and custom runs from before `before`; submissions are kept. */
export const deleteRuns = (db: Queryable, before: Date): Promise<number> =>
  db.run(`delete from submissions where kind <> 'submit' and created_at < $1`, [before]);

export const existsSubmission = async (db: Queryable, id: string): Promise<boolean> => {
  const { found } = await db.row(
    z.object({ found: z.boolean() }),
    'select exists (select from submissions where id = $1) as found',
    [id],
  );
  return found;
};
