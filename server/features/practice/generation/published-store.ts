import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import type { Draft } from './drafts/draft.ts';

/** Any number of our own: who publishes holds it to the end of the transaction. */
const PUBLISHING_LOCK = 4_242_010;

export const lockPublishing = async (db: Queryable): Promise<void> =>
  void (await db.raw('select pg_advisory_xact_lock($1)', [PUBLISHING_LOCK]));

const exists = async (db: Queryable, sql: string, params: unknown[]): Promise<boolean> =>
  (await db.row(z.object({ found: z.boolean() }), `select exists (${sql}) as found`, params)).found;

export const selectIsPublished = (db: Queryable, fingerprint: string): Promise<boolean> =>
  exists(db, 'select from generated_problems where fingerprint = $1', [fingerprint]);

const PLAIN = (text: string) => `lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;

/** Whether any problem has the statement, whatever its white space and letter case. */
export const selectIsStatementTaken = (db: Queryable, statement: string): Promise<boolean> =>
  exists(db, `select from problems where ${PLAIN('statement')} = ${PLAIN('$1')}`, [statement]);

export const selectIsTitleTaken = (db: Queryable, title: string): Promise<boolean> =>
  exists(db, 'select from problems where lower(title) = lower($1)', [title]);

export type VerifiedProblem = Draft & {
  author_id: number;
  fingerprint: string;
  package: { digest: string; bytes: Buffer };
  mutantsRejected: number;
  created_at: Date;
};

/** Writes the problem, its package and what belongs to it. Answers its id. */
export async function insertGenerated(db: Queryable, problem: VerifiedProblem): Promise<number> {
  await db.run('insert into problem_packages (digest, bytes, created_at) values ($1, $2, $3) on conflict do nothing', [
    problem.package.digest,
    problem.package.bytes,
    problem.created_at,
  ]);
  const { id } = await db.row(
    z.object({ id: z.number() }),
    `insert into problems (title, statement, difficulty, tags, examples, constraints, signature, time_limit_ms,
       memory_limit_kb, tests, package_digest, source, author_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'AI', $12, $13, $13) returning id`,
    [
      problem.title,
      problem.statement,
      problem.difficulty,
      problem.tags,
      JSON.stringify(problem.examples),
      problem.constraints,
      JSON.stringify(problem.signature),
      problem.limits.time_ms,
      problem.limits.memory_kb,
      problem.tests.length,
      problem.package.digest,
      problem.author_id,
      problem.created_at,
    ],
  );
  await db.run(
    `insert into generated_problems (problem_id, fingerprint, origin, solutions, mutants_rejected)
     values ($1, $2, $3, $4, $5)`,
    [id, problem.fingerprint, problem.origin, JSON.stringify(problem.solutions), problem.mutantsRejected],
  );
  return id;
}
