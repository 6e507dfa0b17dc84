import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { SOLUTIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import { z } from 'zod';
import { Reported } from '../../../../feature.ts';
import type { Queryable } from '../../../../platform/database.ts';

/** Shares an Accepted submission of the user's own, or takes that back. False where the user has no such submission. */
export const updateShared = async (
  db: Queryable,
  id: string,
  userId: number,
  shared: boolean,
  now: Date,
): Promise<boolean> =>
  (await db.run(
    `update submissions set shared_at = case when $3::boolean then coalesce(shared_at, $4::timestamptz) end
     where id = $1 and user_id = $2 and kind = 'submit' and status = 'Accepted'`,
    [id, userId, shared, now],
  )) === 1;

export const clearShared = (db: Queryable, id: string): Promise<number> =>
  db.run('update submissions set shared_at = null where id = $1', [id]);

export const clearSharedOf = async (db: Queryable, userId: number): Promise<void> =>
  void (await db.run('update submissions set shared_at = null where user_id = $1 and shared_at is not null', [userId]));

export const selectIsOwn = async (db: Queryable, id: string, userId: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ own: z.boolean() }),
      'select exists (select from submissions where id = $1 and user_id = $2) as own',
      [id, userId],
    )
  ).own;

type Page = { problemId: number; language: PracticeLanguage | null; page: number };

/** A page of a problem's shared solutions, each author's fastest per language, fastest first; and how many there are. */
export async function selectShared(
  db: Queryable,
  { problemId, language, page }: Page,
): Promise<{ total: number; rows: SharedSolution[] }> {
  const values = language === null ? [problemId] : [problemId, language];
  const where = `s.problem_id = $1${language === null ? '' : ' and s.language = $2'}`;
  const [{ total }, rows] = await Promise.all([
    db.row(
      z.object({ total: z.number() }),
      `select count(*) as total from (select distinct s.user_id, s.language from shared_solutions s where ${where}) authors`,
      values,
    ),
    db.rows(
      SharedSolution,
      `with best as (
         select distinct on (s.user_id, s.language) s.id, s.runtime_ms, s.memory_kb from shared_solutions s where ${where}
         order by s.user_id, s.language, s.runtime_ms, s.memory_kb, s.id
       ), page as materialized (
         select id from best order by runtime_ms, memory_kb, id
         limit ${SOLUTIONS_PAGE_SIZE} offset $${values.length + 1}
       )
       select s.id as submission_id, u.username, s.language, s.runtime_ms, s.memory_kb, s.created_at
       from page join submissions s on s.id = page.id join users u on u.id = s.user_id
       order by s.runtime_ms, s.memory_kb, s.id`,
      [...values, (page - 1) * SOLUTIONS_PAGE_SIZE],
    ),
  ]);
  return { total, rows };
}

const Solution = SharedSolution.extend({ problem_id: z.number(), code: z.string() });

export const selectOptionalShared = (db: Queryable, id: string): Promise<z.infer<typeof Solution> | null> =>
  db.optionalRow(
    Solution,
    `select s.id as submission_id, s.problem_id, u.username, s.language, s.runtime_ms, s.memory_kb, s.created_at, s.code
     from shared_solutions s join users u on u.id = s.user_id where s.id = $1`,
    [id],
  );

/** A shared solution as it may be reported. */
export const selectOptionalReported = (db: Queryable, id: string): Promise<Reported | null> =>
  db.optionalRow(
    Reported,
    `select s.id::text as subject_id, s.user_id as owner_id, u.username as subject_name
     from shared_solutions s join users u on u.id = s.user_id where s.id = $1`,
    [id],
  );

/** Which problems submissions solve, shared or not. */
export const selectProblemsOf = (
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; problem_id: number }[]> =>
  db.rows(
    z.object({ id: z.string(), problem_id: z.number() }),
    'select id, problem_id from submissions where id = any ($1::uuid[])',
    [ids],
  );
