import type { Queryable } from '../../../../platform/database.ts';
import { selectOptionalStatementFile } from '../statement-store.ts';

/** The PDF of a problem by its digest, for who has shown that they may have it; null where there is none. */
export const findStatement = (db: Queryable, problemId: number, digest: string): Promise<Buffer | null> =>
  selectOptionalStatementFile(db, problemId, digest);
