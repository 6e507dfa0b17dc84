import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { HINT_COST_PER_RANK, POINTS_PER_RANK } from './policy.ts';

/** SQL expressions: qualified columns of the statement that the points stand in, or its parameters with their types. */
export type PointsColumns = { user_id: string; problem_id: string; solved_at: string };

/**
 * An SQL expression, an integer: the points of a first Accepted by that user to that problem at that time. Each hint taken
 * before costs its share, giving up before leaves nothing, and a problem of one's own gives nothing. Null where there is no
 * such problem.
 */
export const pointsExpression = ({ user_id, problem_id, solved_at }: PointsColumns): string =>
  `(select case when worth.author_id = ${user_id} or bool_or(help.hint = 0) then 0
      else greatest(0, worth.difficulty_rank * (${POINTS_PER_RANK} - ${HINT_COST_PER_RANK} * count(help.hint)::integer)) end
    from problems worth left join guidance_taken help
      on help.problem_id = worth.id and help.user_id = ${user_id} and help.taken_at < ${solved_at}
    where worth.id = ${problem_id} group by worth.id)`;

export type FirstAccepted = { user_id: number; problem_id: number; solved_at: Date };

/** 0 where there is no such problem. */
export async function selectPoints(db: Queryable, { user_id, problem_id, solved_at }: FirstAccepted): Promise<number> {
  const points = pointsExpression({ user_id: '$1::integer', problem_id: '$2::integer', solved_at: '$3::timestamptz' });
  const row = await db.row(z.object({ points: z.number() }), `select coalesce(${points}, 0) as points`, [
    user_id,
    problem_id,
    solved_at,
  ]);
  return row.points;
}

/** Makes this user's hints and first Accepted submissions wait for one another. */
export const lockUser = async (db: Queryable, userId: number): Promise<void> =>
  void (await db.raw('select from users where id = $1 for no key update', [userId]));

/** Markdown, hints in their order; an empty editorial is none. */
export type Help = { hints: string[]; editorial: string };

export const upsertGuidance = (db: Queryable, problemId: number, { hints, editorial }: Help): Promise<number> =>
  db.run(
    `insert into problem_guidance (problem_id, hints, editorial) values ($1, $2, $3)
     on conflict (problem_id) do update set hints = excluded.hints, editorial = excluded.editorial`,
    [problemId, hints, editorial],
  );

export const HelpRow = z.object({
  problem_id: z.number(),
  author_id: z.number().nullable(),
  hidden_at: z.string().nullable(),
  hints: z.array(z.string()),
  editorial: z.string(),
  difficulty_rank: z.number(),
  solved: z.boolean(),
  given_up: z.boolean(),
  /** How many hints the user has taken: they are taken in turn. */
  taken: z.number(),
  /** Of an Accepted at this moment. */
  points: z.number(),
});
export type HelpRow = z.infer<typeof HelpRow>;

/** All help with a problem, and what the user has taken of it; null where there is no such problem. */
export const selectOptionalHelp = (db: Queryable, userId: number, problemId: number): Promise<HelpRow | null> =>
  db.optionalRow(
    HelpRow,
    `select p.id as problem_id, p.author_id, p.hidden_at, coalesce(g.hints, '{}') as hints, coalesce(g.editorial, '') as editorial, p.difficulty_rank,
       exists (select from solved_problems s where s.user_id = $1 and s.problem_id = p.id) as solved,
       coalesce(t.given_up, false) as given_up, coalesce(t.taken, 0) as taken,
       ${pointsExpression({ user_id: '$1::integer', problem_id: 'p.id', solved_at: `'infinity'` })} as points
     from problems p left join problem_guidance g on g.problem_id = p.id, lateral (
       select bool_or(hint = 0) as given_up, max(hint) as taken from guidance_taken
       where user_id = $1 and problem_id = p.id
     ) t where p.id = $2`,
    [userId, problemId],
  );

/** The editorial, in place of the number of a hint. */
export const EDITORIAL = 0;

export const insertTaken = (
  db: Queryable,
  taken: { user_id: number; problem_id: number; hint: number; taken_at: Date },
): Promise<number> =>
  db.run('insert into guidance_taken (user_id, problem_id, hint, taken_at) values ($1, $2, $3, $4)', [
    taken.user_id,
    taken.problem_id,
    taken.hint,
    taken.taken_at,
  ]);
