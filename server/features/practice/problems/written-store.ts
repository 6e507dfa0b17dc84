import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import type { Difficulty, Example } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

type Judged = {
  title: string;
  /** Markdown. */
  statement: string;
  difficulty: Difficulty;
  tags: string[];
  examples: Example[];
  constraints: string[];
  limits: Limits;
  /** How many there are; they are in the package. */
  tests: number;
  package_digest: string;
};

export type GeneratedProblem = Judged & { signature: Signature; author_id: number; created_at: Date };

/** A new problem of source AI, its package being kept. Answers its id. */
export const insertGeneratedProblem = async (db: Queryable, problem: GeneratedProblem): Promise<number> =>
  (
    await db.row(
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
        problem.tests,
        problem.package_digest,
        problem.author_id,
        problem.created_at,
      ],
    )
  ).id;

export type VerifiedProblem = Judged & {
  id: number;
  signature: Signature | null;
  starters: Partial<Record<PracticeLanguage, string>>;
  /** The digest of one of the problem's files; null where the statement is text. */
  statement_pdf: string | null;
};

/** Makes a verified draft what learners meet, its package being kept. */
export const updateVerifiedProblem = (db: Queryable, problem: VerifiedProblem, now: Date): Promise<number> =>
  db.run(
    `update problems set title = $2, statement = $3, difficulty = $4, tags = $5, examples = $6, constraints = $7,
       signature = $8, starters = $9, time_limit_ms = $10, memory_limit_kb = $11, tests = $12, package_digest = $13,
       updated_at = $14, statement_pdf = $15 where id = $1`,
    [
      problem.id,
      problem.title,
      problem.statement,
      problem.difficulty,
      problem.tags,
      JSON.stringify(problem.examples),
      problem.constraints,
      problem.signature && JSON.stringify(problem.signature),
      JSON.stringify(problem.starters),
      problem.limits.time_ms,
      problem.limits.memory_kb,
      problem.tests,
      problem.package_digest,
      now,
      problem.statement_pdf,
    ],
  );

/** Moves a problem on to the version after its last one; 1 where it has none yet. Answers the version, which is not kept by this. */
export const raiseVersion = async (db: Queryable, problemId: number): Promise<number> =>
  (
    await db.row(
      z.object({ version: z.number() }),
      `update problems p set version = coalesce((select max(version) from problem_versions v where v.problem_id = p.id), 0) + 1
       where id = $1 returning version`,
      [problemId],
    )
  ).version;

/** Moves a problem's figures by what verdicts that were judged again have changed. */
export const addToCounts = (
  db: Queryable,
  problemId: number,
  { attempts, solves }: { attempts: number; solves: number },
): Promise<number> =>
  db.run('update problems set attempts = attempts + $2, solves = solves + $3 where id = $1', [
    problemId,
    attempts,
    solves,
  ]);
