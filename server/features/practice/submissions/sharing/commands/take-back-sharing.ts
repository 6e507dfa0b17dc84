import type { Queryable } from '../../../../../platform/database.ts';
import { clearShared } from '../store.ts';

/** Nobody sees the solution any more, by a moderator's decision and in its transaction; its author may share it again. */
export const takeBackSharing = (tx: Queryable, id: string): Promise<number> => clearShared(tx, id);
