import type { ContentPrograms } from '@devorbit/content-reader/content-programs.ts';
import { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import {
  type Difficulty,
  type Example,
  Problem,
  ProblemDetail,
  type Source,
} from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import { Reported } from '../../../feature.ts';
import type { Queryable } from '../../../platform/database.ts';

const detailColumns = `id, title, statement, difficulty, source, tags, solves, attempts, success_rate, hardness_score, created_at,
  examples, constraints, time_limit_ms, memory_limit_kb, tests, signature, starters, statement_pdf, author_id, hidden_at,
  license, rights_owner`;

export const ProblemRow = ProblemDetail.omit({
  languages: true,
  statement_pdf: true,
  can_edit: true,
  hidden: true,
}).extend({
  signature: Signature.nullable(),
  starters: z.partialRecord(PracticeLanguage, z.string()),
  statement_pdf: z.string().nullable(),
  author_id: z.number().nullable(),
  hidden_at: z.string().nullable(),
});
export type ProblemRow = z.infer<typeof ProblemRow>;

/** `viewer` is a user's id, or null for a visitor. */
export const selectOptionalProblem = (db: Queryable, id: number, viewer: number | null): Promise<ProblemRow | null> =>
  db.optionalRow(
    ProblemRow,
    `select ${detailColumns}, exists (select from solved_problems s where s.user_id = $2 and s.problem_id = p.id) as user_solved
     from problems p where id = $1`,
    [id, viewer],
  );

export type NewProblem = {
  title: string;
  statement: string;
  difficulty: Difficulty;
  tags: string[];
  source: Source;
  author_id: number;
  created_at: Date;
};

export const insertProblem = (db: Queryable, problem: NewProblem): Promise<{ id: number }> =>
  db.row(
    z.object({ id: z.number() }),
    `insert into problems (title, statement, difficulty, tags, source, author_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [
      problem.title,
      problem.statement,
      problem.difficulty,
      problem.tags,
      problem.source,
      problem.author_id,
      problem.created_at,
    ],
  );

export type ProblemChange = { [K in 'title' | 'statement' | 'difficulty' | 'tags']?: Problem[K] | undefined };

/** What is absent stays as it is. Answers how many problems have this id. */
export const updateProblem = (db: Queryable, id: number, change: ProblemChange, now: Date): Promise<number> =>
  db.run(
    `update problems set title = coalesce($2, title), statement = coalesce($3, statement), difficulty = coalesce($4, difficulty),
       tags = coalesce($5, tags), updated_at = $6 where id = $1`,
    [id, change.title, change.statement, change.difficulty, change.tags, now],
  );

export const updateHidden = (db: Queryable, id: number, at: Date): Promise<number> =>
  db.run('update problems set hidden_at = coalesce(hidden_at, $2) where id = $1', [id, at]);

const Named = z.object({ title: z.string(), author_id: z.number().nullable() });

/** Null where it was not hidden. */
export const updateOptionalShown = (db: Queryable, id: number): Promise<z.infer<typeof Named> | null> =>
  db.optionalRow(
    Named,
    'update problems set hidden_at = null where id = $1 and hidden_at is not null returning title, author_id',
    [id],
  );

const Counted = z.object({ title: z.string(), author_id: z.number().nullable(), solves: z.number() });

/**
 * Counts one judged submission; the caller tells whether its user has now solved the problem for the first time. An
 * author's own counts for nothing: then null is answered.
 */
export const updateProblemCounts = (
  db: Queryable,
  id: number,
  userId: number,
  solved: boolean,
): Promise<z.infer<typeof Counted> | null> =>
  db.optionalRow(
    Counted,
    `update problems set attempts = attempts + 1, solves = solves + $3
     where id = $1 and author_id is distinct from $2::integer returning title, author_id, solves`,
    [id, userId, solved ? 1 : 0],
  );

export const Judging = z.object({
  id: z.number(),
  examples: z.array(z.object({ input: z.string(), output: z.string() })),
  tests: z.number(),
  package_digest: z.string().nullable(),
  version: z.number(),
  difficulty_rank: z.number(),
  signature: Signature.nullable(),
  author_id: z.number().nullable(),
  hidden_at: z.string().nullable(),
});
export type Judging = z.infer<typeof Judging>;

/** What a submission needs to know of its problem. */
export const selectOptionalJudging = (db: Queryable, id: number): Promise<Judging | null> =>
  db.optionalRow(
    Judging,
    'select id, examples, tests, package_digest, version, difficulty_rank, signature, author_id, hidden_at from problems where id = $1',
    [id],
  );

export const selectLimits = (db: Queryable, id: number): Promise<{ time_ms: number; memory_kb: number }> =>
  db.row(
    z.object({ time_ms: z.number(), memory_kb: z.number() }),
    'select time_limit_ms as time_ms, memory_limit_kb as memory_kb from problems where id = $1',
    [id],
  );

export type ImportedProblem = {
  package_name: string;
  content_digest: string;
  title: string;
  statement: string;
  difficulty: Difficulty;
  tags: string[];
  examples: Example[];
  constraints: string[];
  signature: Signature;
  time_limit_ms: number;
  memory_limit_kb: number;
  tests: number;
  package_digest: string;
  license: string;
  rights_owner: string;
  source: Source;
  author_id: number | null;
};

/** Writes a problem of `content/problems/`; an existing one keeps its id, its counts and its date. */
export const upsertImportedProblem = (
  db: Queryable,
  problem: ImportedProblem,
  createdAt: Date,
  now: Date,
): Promise<{ id: number }> =>
  db.row(
    z.object({ id: z.number() }),
    `insert into problems (package_name, content_digest, title, statement, difficulty, tags, examples, constraints, signature,
       time_limit_ms, memory_limit_kb, tests, package_digest, created_at, updated_at, license, rights_owner, source, author_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     on conflict (package_name) do update set content_digest = excluded.content_digest, title = excluded.title,
       statement = excluded.statement, difficulty = excluded.difficulty, tags = excluded.tags, examples = excluded.examples,
       constraints = excluded.constraints, signature = excluded.signature, time_limit_ms = excluded.time_limit_ms,
       memory_limit_kb = excluded.memory_limit_kb, tests = excluded.tests, package_digest = excluded.package_digest,
       updated_at = excluded.updated_at, license = excluded.license, rights_owner = excluded.rights_owner
     returning id`,
    [
      problem.package_name,
      problem.content_digest,
      problem.title,
      problem.statement,
      problem.difficulty,
      problem.tags,
      JSON.stringify(problem.examples),
      problem.constraints,
      JSON.stringify(problem.signature),
      problem.time_limit_ms,
      problem.memory_limit_kb,
      problem.tests,
      problem.package_digest,
      createdAt,
      now,
      problem.license,
      problem.rights_owner,
      problem.source,
      problem.author_id,
    ],
  );

/** What the authors of a problem of `content/problems/` wrote beside it, in place of what there was. */
export const upsertContentPrograms = (db: Queryable, id: number, programs: ContentPrograms): Promise<number> =>
  db.run(
    `insert into content_programs (problem_id, solutions, validator) values ($1, $2, $3)
     on conflict (problem_id) do update set solutions = excluded.solutions, validator = excluded.validator`,
    [id, JSON.stringify(programs.solutions), programs.validator && JSON.stringify(programs.validator)],
  );

export const selectOptionalContentDigest = async (db: Queryable, packageName: string): Promise<string | null> => {
  const row = await db.optionalRow(
    z.object({ content_digest: z.string() }),
    'select content_digest from problems where package_name = $1',
    [packageName],
  );
  return row?.content_digest ?? null;
};

/** Made by a user, by hand or with AI, and in sight: such a problem may be reported. */
export const selectOptionalReported = (db: Queryable, id: number): Promise<Reported | null> =>
  db.optionalRow(
    Reported,
    `select id::text as subject_id, author_id as owner_id, title as subject_name from visible_problems
     where id = $1 and source <> 'Admin' and author_id is not null`,
    [id],
  );

const Standing = z.object({ author_id: z.number().nullable(), hidden_at: z.string().nullable() });

/** What decides who sees a problem; null where there is none. */
export const selectOptionalStanding = (db: Queryable, id: number): Promise<z.infer<typeof Standing> | null> =>
  db.optionalRow(Standing, 'select author_id, hidden_at from problems where id = $1', [id]);
