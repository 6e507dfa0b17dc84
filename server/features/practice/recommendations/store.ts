import { Recommendation, Skill } from '@devorbit/contract/practice/guidance.ts';
import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { attemptCondition } from '../submissions/door.ts';

/**
 * What user $1 has done with each problem that can be submitted to and is not the user's own: `attempts` are judged
 * submissions up to the first Accepted, but for those that were never run.
 */
const OWN = `
  tries as (
    select s.problem_id, count(*) as attempts, max(s.judged_at) as last
    from submissions s left join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
    where s.user_id = $1 and s.kind = 'submit' and s.judged_at is not null and ${attemptCondition('s.status')}
      and (d.solved_at is null or s.judged_at <= d.solved_at)
    group by s.problem_id
  ), own as (
    select p.id, p.tags, p.difficulty, p.difficulty_rank as rank, d.problem_id is not null as solved, t.last,
      coalesce(t.attempts, 0) as attempts
    from listed_problems p left join tries t on t.problem_id = p.id
      left join solved_problems d on d.user_id = $1 and d.problem_id = p.id
    where p.author_id is distinct from $1::integer
  )`;

/** As many as the contract lists. */
const MAX_TAGS = 60;

export const TagFacts = Skill.extend({
  /** Rank of the hardest problem that is solved; null where none is. */
  best_rank: z.number().nullable(),
});
export type TagFacts = z.infer<typeof TagFacts>;

/** A user's standing in each tag, the most problems first. */
export const selectTags = (db: Queryable, userId: number): Promise<TagFacts[]> =>
  db.rows(
    TagFacts,
    `with ${OWN}
     select tag, count(*) filter (where solved) as solved, count(*) as total, sum(attempts) as attempts,
       round(100.0 * count(*) filter (where solved and attempts > 0) / nullif(sum(attempts), 0), 1) as success_rate,
       round(100.0 * coalesce(sum(rank) filter (where solved), 0) / sum(rank), 1) as strength,
       max(rank) filter (where solved) as best_rank
     from own, lateral (select distinct unnest(own.tags)) of_problem (tag)
     group by tag order by total desc, tag limit ${MAX_TAGS}`,
    [userId],
  );

export const LevelFacts = z.object({ difficulty: Difficulty, solved: z.number(), attempts: z.number() });
export type LevelFacts = z.infer<typeof LevelFacts>;

/** A user's solved problems and attempts at each difficulty, easiest first. */
export const selectLevels = (db: Queryable, userId: number): Promise<LevelFacts[]> =>
  db.rows(
    LevelFacts,
    `with ${OWN}
     select difficulty, count(*) filter (where solved) as solved, sum(attempts) as attempts
     from own group by difficulty, rank order by rank`,
    [userId],
  );

const MAX_TRIED = 20;
export const Tried = z.object({
  problem_id: z.number(),
  tag: z.string(),
  tags: z.array(z.string()),
  difficulty: Difficulty,
  attempts: z.number(),
});
export type Tried = z.infer<typeof Tried>;

/** Problems that a user has tried and not solved, the latest first. */
export const selectTried = (db: Queryable, userId: number): Promise<Tried[]> =>
  db.rows(
    Tried,
    `with ${OWN}
     select id as problem_id, tags[1] as tag, tags, difficulty, attempts from own
     where not solved and attempts > 0 and cardinality(tags) > 0 order by last desc, id limit ${MAX_TRIED}`,
    [userId],
  );

/** The expected failure of an attempt, 0–10, where nothing is measured yet. */
const HARDNESS = `coalesce(p.hardness_score, 1 + 2 * p.difficulty_rank)`;
/** Of each tag and difficulty: three that were chosen for other reasons may stand in the way of the fourth. */
const CANDIDATES = 4;

export const Candidate = z.object({ problem_id: z.number(), tag: z.string(), difficulty: Difficulty });
export type Candidate = z.infer<typeof Candidate>;

/** Unsolved problems of these tags that are not the user's own: of each tag and difficulty the gentlest, in this order. */
export const selectCandidates = (db: Queryable, userId: number, tags: string[]): Promise<Candidate[]> =>
  db.rows(
    Candidate,
    `select problem_id, tag, difficulty from (
       select p.id as problem_id, of_problem.tag, p.difficulty, p.difficulty_rank, row_number() over (
           partition by of_problem.tag, p.difficulty order by ${HARDNESS}, p.solves desc, p.id
         ) as place
       from listed_problems p, lateral (select distinct unnest(p.tags)) of_problem (tag)
       where p.author_id is distinct from $1::integer and of_problem.tag = any ($2)
         and not exists (select from solved_problems d where d.user_id = $1 and d.problem_id = p.id)
     ) placed where place <= ${CANDIDATES} order by tag, difficulty_rank, place`,
    [userId, tags],
  );

/** Enough to find four tags among them. */
const MAX_BEGINNINGS = 40;
export const Beginning = z.object({
  problem_id: z.number(),
  tag: z.string(),
  success_rate: z.number(),
  attempts: z.number(),
});
export type Beginning = z.infer<typeof Beginning>;

/**
 * Easy problems to begin with, those first that most attempts solve. Where fewer than five attempts are known the rate
 * says little, and they come last. `userId` leaves out a user's own and solved ones; null is a visitor.
 */
export const selectBeginnings = (db: Queryable, userId: number | null): Promise<Beginning[]> =>
  db.rows(
    Beginning,
    `select p.id as problem_id, p.tags[1] as tag, p.success_rate, p.attempts from listed_problems p
     where p.difficulty = 'Easy' and cardinality(p.tags) > 0
       and ($1::integer is null or (p.author_id is distinct from $1
         and not exists (select from solved_problems d where d.user_id = $1 and d.problem_id = p.id)))
     order by p.attempts >= 5 desc, p.success_rate desc, p.solves desc, p.id limit ${MAX_BEGINNINGS}`,
    [userId],
  );

/** Problems that say something about skills: the latest of somebody who has tried more. */
const MAX_PROBLEMS = 500;
export const ProblemFacts = z.object({
  tags: z.array(z.string()),
  difficulty: Difficulty,
  attempts: z.number(),
  solved: z.boolean(),
});
export type ProblemFacts = z.infer<typeof ProblemFacts>;

/** Every problem that a user has tried, in the order of the last attempts. */
export const selectProblemFacts = (db: Queryable, userId: number): Promise<ProblemFacts[]> =>
  db.rows(
    ProblemFacts,
    `with ${OWN}
     select tags, difficulty, attempts, solved from (
       select id, tags, difficulty, attempts, solved, last from own where attempts > 0 and cardinality(tags) > 0
       order by last desc, id desc limit ${MAX_PROBLEMS}
     ) latest order by last, id`,
    [userId],
  );

export const StoredSkill = z.object({
  concept: z.string(),
  rating: z.number(),
  answers: z.number(),
  right_answers: z.number(),
});
export type StoredSkill = z.infer<typeof StoredSkill>;

/** What lessons say of a user’s skills: at most one row for each concept of our content. */
export const selectStoredSkills = (db: Queryable, userId: number): Promise<StoredSkill[]> =>
  db.rows(StoredSkill, 'select concept, rating, answers, right_answers from concept_skills where user_id = $1', [
    userId,
  ]);

const Shown = Recommendation.shape.problem;
export type Shown = z.infer<typeof Shown>;

export const selectProblems = (db: Queryable, ids: number[]): Promise<Shown[]> =>
  db.rows(
    Shown,
    `select id, title, difficulty, tags, source, success_rate, solves, attempts, hardness_score
     from problems where id = any ($1)`,
    [ids],
  );
