import type { Queryable } from '../../../platform/database.ts';
import type { Erasure } from '../../../platform/erasure.ts';

/** Deletes the rows that go with an account: tables and columns are those that the features declare. */
export async function deleteErasedRows(db: Queryable, { columns }: Erasure, userId: number): Promise<void> {
  for (const { table, column } of columns) await db.run(`delete from ${table} where ${column} = $1`, [userId]);
}
