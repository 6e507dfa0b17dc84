import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import type { Program } from './drafts/draft.ts';

/** Any number of our own: who publishes holds it to the end of the transaction. */
const PUBLISHING_LOCK = 4_242_010;

export const lockPublishing = async (db: Queryable): Promise<void> =>
  void (await db.raw('select pg_advisory_xact_lock($1)', [PUBLISHING_LOCK]));

const exists = async (db: Queryable, sql: string, params: unknown[]): Promise<boolean> =>
  (await db.row(z.object({ found: z.boolean() }), `select exists (${sql}) as found`, params)).found;

/** SHA-256 (hex) of a statement, whatever its white space and letter case. */
const fingerprintOf = (statement: string): string =>
  createHash('sha256').update(statement.trim().toLowerCase().replace(/\s+/g, ' ')).digest('hex');

export const selectIsPublished = (db: Queryable, statement: string): Promise<boolean> =>
  exists(db, 'select from generated_problems where fingerprint = $1', [fingerprintOf(statement)]);

const PLAIN = (text: string) => `lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;

/** Whether any problem has the statement, whatever its white space and letter case. */
export const selectIsStatementTaken = (db: Queryable, statement: string): Promise<boolean> =>
  exists(db, `select from problems where ${PLAIN('statement')} = ${PLAIN('$1')}`, [statement]);

export const selectIsTitleTaken = (db: Queryable, title: string): Promise<boolean> =>
  exists(db, 'select from problems where lower(title) = lower($1)', [title]);

export type GeneratedProblem = {
  problem_id: number;
  statement: string;
  origin: string;
  solutions: readonly Program[];
  mutantsRejected: number;
};

/** What a generated problem has beside its row among the problems, once. */
export const insertGenerated = (db: Queryable, problem: GeneratedProblem): Promise<number> =>
  db.run(
    `insert into generated_problems (problem_id, fingerprint, origin, solutions, mutants_rejected)
     values ($1, $2, $3, $4, $5) on conflict (problem_id) do nothing`,
    [
      problem.problem_id,
      fingerprintOf(problem.statement),
      problem.origin,
      JSON.stringify(problem.solutions),
      problem.mutantsRejected,
    ],
  );
