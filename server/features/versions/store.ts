import { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';

const Numbered = z.object({ version: z.number() });

/** Moves the problem on by one version; 1 where it has none yet. */
export const raiseVersion = async (db: Queryable, problemId: number): Promise<number> =>
  (
    await db.row(
      Numbered,
      `update problems p set version = coalesce((select max(version) from problem_versions v where v.problem_id = p.id), 0) + 1
       where id = $1 returning version`,
      [problemId],
    )
  ).version;

/** Keeps the problem as it is now under its version. */
export const insertVersion = (db: Queryable, problemId: number, userId: number | null, now: Date): Promise<number> =>
  db.run(
    `insert into problem_versions (problem_id, version, title, statement, examples, constraints, signature, starters,
       time_limit_ms, memory_limit_kb, tests, package_digest, user_id, created_at)
     select id, version, title, statement, examples, constraints, signature, starters, time_limit_ms, memory_limit_kb,
       tests, package_digest, $2::integer, $3 from problems where id = $1`,
    [problemId, userId, now],
  );
