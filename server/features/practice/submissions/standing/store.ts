import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Counts = z.object({ others: z.number(), slower: z.number(), fatter: z.number() });

/**
 * The other users with an Accepted submission to the same problem in the same language, and how many of them were slower
 * and took more memory at their best. Null where the submission is none of the user's, or is not Accepted.
 */
export const selectOptionalCounts = (
  db: Queryable,
  id: string,
  userId: number,
): Promise<z.infer<typeof Counts> | null> =>
  db.optionalRow(
    Counts,
    `with own as (
       select problem_id, language, runtime_ms, memory_kb from submissions
       where id = $1 and user_id = $2 and kind = 'submit' and status = 'Accepted'
     ), best as (
       select min(s.runtime_ms) as runtime_ms, min(s.memory_kb) as memory_kb
       from own join submissions s on s.problem_id = own.problem_id and s.language = own.language
       where s.kind = 'submit' and s.status = 'Accepted' and s.user_id <> $2
       group by s.user_id
     )
     select count(best.runtime_ms) as others, count(*) filter (where best.runtime_ms > own.runtime_ms) as slower,
       count(*) filter (where best.memory_kb > own.memory_kb) as fatter
     from own left join best on true group by own.problem_id`,
    [id, userId],
  );
