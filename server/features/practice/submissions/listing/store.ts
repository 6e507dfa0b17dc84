import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { SUBMISSIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import { type listSubmissions, SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

export type ListQuery = z.output<typeof listSubmissions.query>;

/** What a list is narrowed to: only what is asked for stands in the text, so that each text has a plan of its own. */
function filters(query: ListQuery, userId: number | null): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = [`s.kind = 'submit'`];
  const narrow = (value: unknown, condition: (at: string) => string) => {
    if (value === undefined || value === null || value === '') return;
    conditions.push(condition(`$${values.push(value)}`));
  };
  narrow(userId, (at) => `s.user_id = ${at}`);
  narrow(query.problem_id, (at) => `s.problem_id = ${at}`);
  narrow(query.status, (at) => `s.status = ${at}`);
  narrow(query.language, (at) => `s.language = ${at}`);
  narrow(
    query.search && `%${query.search.replaceAll(/[\\%_]/g, '\\$&')}%`,
    (at) => `s.problem_id in (select id from problems where title ilike ${at})`,
  );
  return { where: conditions.join(' and '), values };
}

/** Rows that can be reached: the last page that may be asked for. More are not counted. */
const MAX_COUNT = 10_000 * SUBMISSIONS_PAGE_SIZE;

/** A page of submissions of kind submit, newest first, and how many there are; of all users where `userId` is null. */
export async function selectPage(
  db: Queryable,
  query: ListQuery,
  userId: number | null,
): Promise<{ total: number; rows: SubmissionRow[] }> {
  const { where, values } = filters(query, userId);
  const [{ total }, rows] = await Promise.all([
    db.row(
      z.object({ total: z.number() }),
      `select count(*) as total from (select from submissions s where ${where} limit ${MAX_COUNT}) found`,
      values,
    ),
    db.rows(
      SubmissionRow,
      `with page as materialized (
         select id from submissions s where ${where} order by s.created_at desc, s.id desc
         limit ${SUBMISSIONS_PAGE_SIZE} offset $${values.length + 1}
       )
       select s.id as submission_id, s.problem_id, p.title as problem_title, u.username, s.language, s.status, s.runtime_ms,
         s.memory_kb, s.tests_total, s.problem_version, s.created_at,
         (select count(*) from test_results t where t.submission_id = s.id and t.passed) as tests_passed
       from page join submissions s on s.id = page.id join problems p on p.id = s.problem_id join users u on u.id = s.user_id
       order by s.created_at desc, s.id desc`,
      [...values, (query.page - 1) * SUBMISSIONS_PAGE_SIZE],
    ),
  ]);
  return { total, rows };
}

const Unsolved = SubmissionRow.pick({ language: true, status: true }).extend({
  id: z.number(),
  title: z.string(),
  difficulty: Difficulty,
  at: z.string(),
});

/** The problem that a user submitted to last among those that are not solved, with that submission; null where there is none. */
export const selectOptionalUnsolved = (db: Queryable, userId: number): Promise<z.infer<typeof Unsolved> | null> =>
  db.optionalRow(
    Unsolved,
    `select p.id, p.title, p.difficulty, s.language, s.status, s.created_at as at
     from submissions s join listed_problems p on p.id = s.problem_id
     where s.user_id = $1 and s.kind = 'submit'
       and not exists (select from solved_problems d where d.user_id = s.user_id and d.problem_id = s.problem_id)
     order by s.created_at desc, s.id desc limit 1`,
    [userId],
  );

/** Whether a user sent an Accepted submission to a problem from `from` on and before `to`. */
export const selectWasSolvedWithin = async (
  db: Queryable,
  userId: number,
  problemId: number,
  from: Date,
  to: Date,
): Promise<boolean> =>
  (
    await db.row(
      z.object({ solved: z.boolean() }),
      `select exists (select from submissions where user_id = $1 and problem_id = $2 and kind = 'submit'
         and status = 'Accepted' and created_at >= $3 and created_at < $4) as solved`,
      [userId, problemId, from, to],
    )
  ).solved;
