import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { type SolutionSort, SOLUTIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import { SharedSolution } from '@devorbit/contract/practice/submissions.ts';
import { z } from 'zod';
import { Reported } from '../../../../feature.ts';
import type { Queryable } from '../../../../platform/database.ts';

/** What an author says about a solution: what is undefined stays as it was. */
export type Explanation = {
  note?: string | undefined;
  time_complexity?: string | undefined;
  space_complexity?: string | undefined;
};

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

/** Of a submission that is shared, or was. */
export const updateExplanation = (
  db: Queryable,
  id: string,
  { note, time_complexity, space_complexity }: Explanation,
): Promise<number> =>
  db.run(
    `update solutions set note = coalesce($2, note), time_complexity = coalesce($3, time_complexity),
       space_complexity = coalesce($4, space_complexity) where submission_id = $1`,
    [id, note ?? null, time_complexity ?? null, space_complexity ?? null],
  );

/** Takes a solution and what its author says about it out of sight. */
export async function clearShared(db: Queryable, id: string): Promise<void> {
  await db.run('update submissions set shared_at = null where id = $1', [id]);
  await updateExplanation(db, id, { note: '', time_complexity: '', space_complexity: '' });
}

export async function clearSharedOf(db: Queryable, userId: number): Promise<void> {
  await db.run('update submissions set shared_at = null where user_id = $1 and shared_at is not null', [userId]);
  await db.run(
    `update solutions x set note = '', time_complexity = '', space_complexity = ''
     from submissions s where s.id = x.submission_id and s.user_id = $1`,
    [userId],
  );
}

export const selectIsOwn = async (db: Queryable, id: string, userId: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ own: z.boolean() }),
      'select exists (select from submissions where id = $1 and user_id = $2) as own',
      [id, userId],
    )
  ).own;

type Page = { problemId: number; language: PracticeLanguage | null; sort: SolutionSort; page: number; viewer: number };

/** Each ends with what no two have in common. */
const ORDERS: Record<SolutionSort, string> = {
  votes: 'votes desc, runtime_ms, memory_kb, id',
  newest: 'created_at desc, id desc',
  fastest: 'runtime_ms, memory_kb, id',
  shortest: 'code_chars, runtime_ms, id',
};

/** Of a solution `s` and its row `x`, for the user whose id is the parameter. */
const columnsFor = (viewer: string): string =>
  `s.id as submission_id, u.username, s.language, s.runtime_ms, s.memory_kb, s.created_at, x.note, x.time_complexity,
   x.space_complexity, x.code_chars, x.votes, s.user_id = ${viewer} as own,
   exists (select from solution_votes v where v.submission_id = s.id and v.user_id = ${viewer}) as voted`;

/** A page of a problem's shared solutions, each author's first per language in that order; and how many there are. */
export async function selectShared(
  db: Queryable,
  { problemId, language, sort, page, viewer }: Page,
): Promise<{ total: number; rows: SharedSolution[] }> {
  const values = language === null ? [problemId] : [problemId, language];
  const where = `s.problem_id = $1${language === null ? '' : ' and s.language = $2'}`;
  const [offset, reader] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const [{ total }, rows] = await Promise.all([
    db.row(
      z.object({ total: z.number() }),
      `select count(*) as total from (select distinct s.user_id, s.language from shared_solutions s where ${where}) authors`,
      values,
    ),
    db.rows(
      SharedSolution,
      `with best as (
         select distinct on (user_id, language) s.id, runtime_ms, memory_kb, created_at, votes, code_chars
         from shared_solutions s join solutions x on x.submission_id = s.id where ${where}
         order by user_id, language, ${ORDERS[sort]}
       ), page as materialized (
         select id, row_number() over (order by ${ORDERS[sort]}) as place from best
         order by ${ORDERS[sort]} limit ${SOLUTIONS_PAGE_SIZE} offset ${offset}
       )
       select ${columnsFor(reader)} from page join submissions s on s.id = page.id
         join solutions x on x.submission_id = s.id join users u on u.id = s.user_id
       order by place`,
      [...values, (page - 1) * SOLUTIONS_PAGE_SIZE, viewer],
    ),
  ]);
  return { total, rows };
}

const Solution = SharedSolution.extend({ problem_id: z.number(), code: z.string() });

export const selectOptionalShared = (
  db: Queryable,
  id: string,
  viewer: number,
): Promise<z.infer<typeof Solution> | null> =>
  db.optionalRow(
    Solution,
    `select ${columnsFor('$2')}, s.problem_id, s.code
     from shared_solutions s join solutions x on x.submission_id = s.id join users u on u.id = s.user_id where s.id = $1`,
    [id, viewer],
  );

/** Answers whether anything changed. */
export const insertVote = async (db: Queryable, id: string, userId: number, now: Date): Promise<boolean> =>
  (await db.run(
    'insert into solution_votes (submission_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing',
    [id, userId, now],
  )) === 1;

export const deleteVote = async (db: Queryable, id: string, userId: number): Promise<boolean> =>
  (await db.run('delete from solution_votes where submission_id = $1 and user_id = $2', [id, userId])) === 1;

export const selectVotes = async (db: Queryable, id: string): Promise<number> =>
  (await db.row(z.object({ votes: z.number() }), 'select votes from solutions where submission_id = $1', [id])).votes;

const Helpful = z.object({ user_id: z.number(), problem_id: z.number(), title: z.string() });

/** Remembers that the author is told of so many votes; null where they have been told of as many before. */
export const updateOptionalTold = (db: Queryable, id: string, votes: number): Promise<z.infer<typeof Helpful> | null> =>
  db.optionalRow(
    Helpful,
    `update solutions x set votes_told = $2 from submissions s join problems p on p.id = s.problem_id
     where x.submission_id = $1 and x.votes_told < $2 and s.id = x.submission_id
     returning s.user_id, s.problem_id, p.title`,
    [id, votes],
  );

/** A shared solution as it may be reported; with `noted`, only where its author has explained it. */
export const selectOptionalReported = (db: Queryable, id: string, noted = false): Promise<Reported | null> =>
  db.optionalRow(
    Reported,
    `select s.id::text as subject_id, s.user_id as owner_id, u.username as subject_name
     from shared_solutions s join users u on u.id = s.user_id join solutions x on x.submission_id = s.id
     where s.id = $1 and (not $2::boolean or x.note <> '' or x.time_complexity <> '' or x.space_complexity <> '')`,
    [id, noted],
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
