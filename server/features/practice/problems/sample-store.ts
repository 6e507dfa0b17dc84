import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { attemptCondition } from '../submissions/door.ts';

/** Counts all that these users have submitted up to their first Accepted; nothing of it has been counted before. */
export const addSampleCounts = (tx: Queryable, learners: number[]): Promise<number> =>
  tx.run(
    `update problems p set attempts = p.attempts + f.attempts, solves = p.solves + f.solves
     from (
       select s.problem_id, count(*) as attempts, count(*) filter (where d.submission_id = s.id) as solves
       from submissions s left join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
       where s.user_id = any($1) and ${attemptCondition('s.status')} and (d.solved_at is null or s.judged_at <= d.solved_at)
       group by s.problem_id
     ) f where f.problem_id = p.id`,
    [learners],
  );

const Packaged = z.object({
  id: z.number(),
  package_name: z.string(),
  title: z.string(),
  difficulty: Difficulty,
  tags: z.array(z.string()),
  created_at: z.string().transform((at) => new Date(at)),
});

/** The problems that came from these packages. */
export const selectPackaged = (db: Queryable, names: string[]): Promise<z.infer<typeof Packaged>[]> =>
  db.rows(
    Packaged,
    'select id, package_name, title, difficulty, tags, created_at from problems where package_name = any ($1)',
    [names],
  );
