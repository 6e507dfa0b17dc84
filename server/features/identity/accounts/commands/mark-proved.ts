import type { Queryable } from '../../../../platform/database.ts';
import { updateAuthenticatedAt } from '../store.ts';

/** The session's holder has proved again who they are: dangerous acts are open for FRESH_MS from `at`. */
export const markProved = (db: Queryable, sessionId: string, at: Date): Promise<number> =>
  updateAuthenticatedAt(db, sessionId, at);
