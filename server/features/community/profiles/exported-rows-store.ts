import type { Queryable } from '../../../platform/database.ts';

/** One page of what a feature's query gives of an account; `sql` is one of those that the features declare. */
export const selectExported = async (
  db: Queryable,
  sql: string,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<unknown[]> => (await db.raw(`${sql} limit $2 offset $3`, [userId, limit, offset])).rows;
