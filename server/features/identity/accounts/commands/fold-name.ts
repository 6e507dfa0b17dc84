import type { Queryable } from '../../../../platform/database.ts';
import { selectFolded } from '../store.ts';

/** A username or address as accounts are found by it: what limits by name count. No spelling of an account's name has another. */
export const foldName = (db: Queryable, name: string): Promise<string> => selectFolded(db, name);
