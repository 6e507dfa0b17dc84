import type { Rights } from '@devorbit/content-reader/packages/imported-problem.ts';
import { Limits } from '@devorbit/contract/execution/judging.ts';
import { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import { AuthoredProgram, AuthoredSolution } from '@devorbit/contract/practice/authoring.ts';
import { Difficulty, Example, Source } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Solution = z.object({ language: PracticeLanguage, source: z.string() });

const AuthoredProblem = z.object({
  id: z.number(),
  source: Source,
  author_id: z.number().nullable(),
  title: z.string(),
  statement: z.string(),
  statement_pdf: z.string().nullable(),
  difficulty: Difficulty,
  tags: z.array(z.string()),
  examples: z.array(Example),
  constraints: z.array(z.string()),
  signature: Signature.nullable(),
  starters: z.partialRecord(PracticeLanguage, z.string()),
  time_limit_ms: Limits.shape.time_ms,
  memory_limit_kb: Limits.shape.memory_kb,
  tests: z.number(),
  version: z.number(),
  package_digest: z.string().nullable(),
  updated_at: z.string(),
  hints: z.array(z.string()),
  editorial: z.string(),
  /** Of a generated problem, the first of them its reference. */
  solutions: z.array(Solution),
  /** Of a problem of the operator's content: its authors' programs. */
  content_solutions: z.array(AuthoredSolution),
  content_validator: AuthoredProgram.nullable(),
});
export type AuthoredProblem = z.infer<typeof AuthoredProblem>;

export const selectOptionalAuthoredProblem = (db: Queryable, id: number): Promise<AuthoredProblem | null> =>
  db.optionalRow(
    AuthoredProblem,
    `select p.id, source, author_id, title, statement, statement_pdf, difficulty, tags, examples, constraints, signature, starters,
       time_limit_ms, memory_limit_kb, tests, version, package_digest, updated_at, coalesce(g.hints, '{}') as hints,
       coalesce(g.editorial, '') as editorial, coalesce(a.solutions, '[]') as solutions,
       coalesce(c.solutions, '[]') as content_solutions, c.validator as content_validator
     from problems p left join problem_guidance g on g.problem_id = p.id left join generated_problems a on a.problem_id = p.id
       left join content_programs c on c.problem_id = p.id
     where p.id = $1`,
    [id],
  );

/** Under what it may be passed on; null where nothing is said. */
export const selectRights = (db: Queryable, id: number): Promise<Rights | null> =>
  db.optionalRow(
    z.object({ license: z.string(), rights_owner: z.string() }),
    'select license, rights_owner from problems where id = $1 and license is not null',
    [id],
  );
