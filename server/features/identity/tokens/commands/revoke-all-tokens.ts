import type { Queryable } from '../../../../platform/database.ts';
import { deleteTokensOf } from '../store.ts';

/** Ends every token of a user at once; answers how many there were. Who may is for the caller to ask. */
export const revokeAllTokens = (db: Queryable, userId: number): Promise<number> => deleteTokensOf(db, userId);
