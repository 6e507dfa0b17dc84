import type { TestOutcome, Verdict } from '@devorbit/contract/execution/judging.ts';
import { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

/** A rejudge as one go of its judging knows it. */
export type Go = { id: string; go: number };

/** Takes the judging up; null where there is nothing to judge any more. */
export const beginGo = (db: Queryable, id: string): Promise<Go | null> =>
  db.optionalRow(
    z.object({ id: z.string(), go: z.number() }),
    `update rejudges set go = go + 1 where id = $1 and state = 'judging' returning id, go`,
    [id],
  );

const Waiting = z.object({
  id: z.string(),
  language: PracticeLanguage,
  code: z.string(),
  signature: Signature.nullable(),
  package_digest: z.string(),
  tests_total: z.number(),
});
export type Waiting = z.infer<typeof Waiting>;

/** The next of those that have not been judged again. */
export const selectWaiting = (db: Queryable, id: string, count: number): Promise<Waiting[]> =>
  db.rows(
    Waiting,
    `select s.id, s.language, s.code, r.package_digest, r.tests_total,
       (select p.signature from problems p where p.id = s.problem_id) as signature
     from rejudges r join rejudged_submissions j on j.rejudge_id = r.id join submissions s on s.id = j.submission_id
     where r.id = $1 and j.status is null order by j.place limit $2`,
    [id, count],
  );

export type Outcome = { verdict: Verdict; message: string; runtime_ms: number; memory_kb: number };

const current = `rejudge_id = $1 and submission_id = $3 and status is null
  and exists (select from rejudges r where r.id = $1 and r.go = $2 and r.state = 'judging' for key share)`;

/** False where another go has begun, or it was cancelled. */
export const updateRejudged = async (
  db: Queryable,
  { id, go }: Go,
  submission: string,
  outcome: Outcome,
  tests: TestOutcome[],
): Promise<boolean> =>
  (await db.run(
    `update rejudged_submissions set status = $4, message = $5, runtime_ms = $6, memory_kb = $7, tests = $8 where ${current}`,
    [
      id,
      go,
      submission,
      outcome.verdict,
      outcome.message,
      outcome.runtime_ms,
      outcome.memory_kb,
      JSON.stringify(tests),
    ],
  )) === 1;

/** A runner broke off. Answers how often that has happened with this submission. */
export const countFailure = async (db: Queryable, { id, go }: Go, submission: string): Promise<number> => {
  const row = await db.optionalRow(
    z.object({ failures: z.number() }),
    `update rejudged_submissions set failures = failures + 1 where ${current} returning failures`,
    [id, go, submission],
  );
  return row?.failures ?? 0;
};

/** 'over' where another go has begun or it was cancelled; 'ready' where all are judged, which is then written. */
export async function endGo(db: Queryable, { id, go }: Go): Promise<'over' | 'ready' | 'more'> {
  const row = await db.optionalRow(
    z.object({ more: z.boolean() }),
    `select exists (select from rejudged_submissions where rejudge_id = $1 and status is null) as more
     from rejudges where id = $1 and go = $2 and state = 'judging' for update`,
    [id, go],
  );
  if (row === null) return 'over';
  if (row.more) return 'more';
  await db.run(`update rejudges set state = 'ready' where id = $1`, [id]);
  return 'ready';
}
