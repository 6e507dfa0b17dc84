import { DAILY_BANK } from '@devorbit/contract/practice/daily.ts';
import {
  type listProblems,
  NamedProblem,
  Problem,
  type ProblemSort,
  type showNeighbours,
  Topic,
  TOPICS_SHOWN,
} from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

export type ListQuery = z.output<typeof listProblems.query>;
export type NeighbourQuery = z.output<typeof showNeighbours.query>;
/** A problem as all see it: who has solved it is added later. */
export const Card = Problem.omit({ user_solved: true });
export type Card = z.infer<typeof Card>;

const columns =
  'id, title, statement, difficulty, source, tags, solves, attempts, success_rate, hardness_score, tests, created_at';

/** The first four are of specification §9, all descending; the id makes the order the same every time. */
const orders: Record<ProblemSort, string> = {
  newest: 'created_at desc, id desc',
  hardest: 'coalesce(hardness_score, difficulty_rank) desc, id desc',
  most_solved: 'solves desc, id desc',
  highest_success_rate: 'success_rate desc, id desc',
  number: 'id',
  title: 'lower(title), id',
  difficulty: 'difficulty_rank, id',
  difficulty_desc: 'difficulty_rank desc, id',
  // What nobody has tried has no rate yet.
  lowest_success_rate: 'attempts = 0, success_rate, id desc',
};

/** Of $6, who has problems without tests to themselves; null for what everybody has. */
const matching = `
  (tests > 0 or author_id = $6)
  and ($1::text is null or difficulty = $1) and ($2::text is null or source = $2) and ($3::text is null or $3 = any (tags))
  and ($4::text is null or title ilike $4 or exists (select from unnest(tags) tag where tag ilike $4))
  and ($5::boolean is null or $5 = exists (select from solved_problems s where s.user_id = $6 and s.problem_id = p.id))`;

const pattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

const filtersOf = (query: NeighbourQuery, viewer: number | null) => [
  query.difficulty ?? null,
  query.source ?? null,
  query.tag ?? null,
  query.search ? pattern(query.search) : null,
  viewer === null || query.solved === undefined ? null : query.solved === 'true',
  viewer,
];

/** A page of the problems that match, and how many match in all: those of everybody, and the unfinished ones of `viewer`. */
export async function selectCards(
  db: Queryable,
  query: ListQuery,
  viewer: number | null,
): Promise<{ total: number; cards: Card[] }> {
  const filters = filtersOf(query, viewer);
  const [{ total }, cards] = await Promise.all([
    db.row(
      z.object({ total: z.number() }),
      `select count(*) as total from visible_problems p where ${matching}`,
      filters,
    ),
    db.rows(
      Card,
      `select ${columns} from visible_problems p where ${matching} order by ${orders[query.sort]} limit $7 offset $8`,
      [...filters, query.page_size, (query.page - 1) * query.page_size],
    ),
  ]);
  return { total, cards };
}

const Own = z.object({ solved: z.array(z.number()), has_untested: z.boolean() });

/** What is a user's own in a list. */
export type Own = {
  solved: ReadonlySet<number>;
  /** Whether some problem of theirs has no tests yet. */
  has_untested: boolean;
};

/** Which of these problems a user has solved, and whether their lists hold more than those of others. */
export async function selectOwn(db: Queryable, userId: number, problemIds: number[]): Promise<Own> {
  const { solved, has_untested } = await db.row(
    Own,
    `select array (select s.problem_id from solved_problems s where s.user_id = $1 and s.problem_id = any ($2)) as solved,
       exists (select from visible_problems p where p.author_id = $1 and p.tests = 0) as has_untested`,
    [userId, problemIds],
  );
  return { solved: new Set(solved), has_untested };
}

const TopicRow = Topic.omit({ solved: true });
export type TopicRow = z.infer<typeof TopicRow>;

/** The tags of what is listed, the most problems first. */
export const selectTopics = (db: Queryable): Promise<TopicRow[]> =>
  db.rows(
    TopicRow,
    `select tag, count(*) as problems from listed_problems p, lateral (select distinct unnest(p.tags)) of_problem (tag)
     group by tag order by problems desc, tag limit ${TOPICS_SHOWN}`,
  );

const SolvedTopic = z.object({ tag: z.string(), solved: z.number() });

/** How many of each tag's listed problems a user has solved; tags of none are left out. */
export async function selectSolvedTopics(db: Queryable, userId: number): Promise<Map<string, number>> {
  const rows = await db.rows(
    SolvedTopic,
    `select tag, count(*) as solved from solved_problems s join listed_problems p on p.id = s.problem_id,
       lateral (select distinct unnest(p.tags)) of_problem (tag)
     where s.user_id = $1 group by tag`,
    [userId],
  );
  return new Map(rows.map(({ tag, solved }) => [tag, solved]));
}

const Beside = z.object({
  previous_id: z.number().nullable(),
  previous_title: z.string().nullable(),
  next_id: z.number().nullable(),
  next_title: z.string().nullable(),
});

const named = (id: number | null | undefined, title: string | null | undefined): NamedProblem | null =>
  typeof id === 'number' && typeof title === 'string' ? { id, title } : null;

/**
 * What stands beside a problem in the list that this query describes, also where the problem itself is not in it; and one
 * of the others by chance, of those that can be solved and that `viewer` has not solved where there are any.
 */
export async function selectNeighbours(
  db: Queryable,
  id: number,
  query: NeighbourQuery,
  viewer: number | null,
): Promise<{ previous: NamedProblem | null; next: NamedProblem | null; random: NamedProblem | null }> {
  const params = [...filtersOf(query, viewer), id];
  const [beside, random] = await Promise.all([
    db.optionalRow(
      Beside,
      `select previous_id, previous_title, next_id, next_title from (
         select id, lag(id) over list as previous_id, lag(title) over list as previous_title,
           lead(id) over list as next_id, lead(title) over list as next_title
         from visible_problems p where id = $7 or (${matching}) window list as (order by ${orders[query.sort]})
       ) listed where id = $7`,
      params,
    ),
    db.optionalRow(
      NamedProblem,
      `select id, title from visible_problems p where ${matching} and id <> $7 and tests > 0
       order by exists (select from solved_problems s where s.user_id = $6 and s.problem_id = p.id), random() limit 1`,
      params,
    ),
  ]);
  return {
    previous: named(beside?.previous_id, beside?.previous_title),
    next: named(beside?.next_id, beside?.next_title),
    random,
  };
}

const Daily = Card.pick({ id: true, title: true, difficulty: true, tests: true, created_at: true });

/** What the problem of a day is chosen from: the staff's latest. */
export const selectDailyBank = (db: Queryable): Promise<z.infer<typeof Daily>[]> =>
  db.rows(
    Daily,
    `select id, title, difficulty, tests, created_at from listed_problems where source = 'Admin'
     order by ${orders.newest} limit ${DAILY_BANK}`,
  );

const Newest = Card.pick({ id: true, title: true, difficulty: true });
type New = { count: number; newest: z.infer<typeof Newest> | null };

/** Problems since then, by people, that a user neither wrote nor solved: how many, and the newest. */
export async function selectNew(db: Queryable, userId: number, since: Date): Promise<New> {
  const row = await db.optionalRow(
    Newest.extend({ count: z.number() }),
    `select id, title, difficulty, count(*) over () as count from listed_problems p
     where source <> 'AI' and created_at >= $2 and author_id is distinct from $1::integer
       and not exists (select from solved_problems s where s.user_id = $1 and s.problem_id = p.id)
     order by ${orders.newest} limit 1`,
    [userId, since],
  );
  if (row === null) return { count: 0, newest: null };
  const { count, ...newest } = row;
  return { count, newest };
}
