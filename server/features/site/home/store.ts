import { TimeZone } from '@devorbit/contract/time-zone.ts';
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

const Member = z.object({ date_joined: z.string(), time_zone: TimeZone.nullable().catch(null) });

/** Since when a user is here, and the time zone that they have chosen. */
export const selectMember = (db: Queryable, userId: number): Promise<z.infer<typeof Member>> =>
  db.row(
    Member,
    `select u.date_joined, p.time_zone from existing_users u left join preferences p on p.user_id = u.id where u.id = $1`,
    [userId],
  );
