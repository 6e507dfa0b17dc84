import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** Who submitted since then, and the problems that can be solved. */
export const selectCounts = (db: Queryable, since: Date): Promise<{ learners: number; challenges: number }> =>
  db.row(
    z.object({ learners: z.int(), challenges: z.int() }),
    `select (select count(distinct user_id) from submissions where kind = 'submit' and created_at >= $1) as learners,
       (select count(*) from listed_problems) as challenges`,
    [since],
  );
