import type { Preferences } from '@devorbit/contract/profile.ts';
import type { Queryable } from '../../../platform/database.ts';
import { presentPreferences } from '../present.ts';
import { selectPreferences } from '../store.ts';

/** A user's preferences, those of a new account where nothing was chosen. Not for users: it asks no policy. */
export const findPreferences = async (db: Queryable, userId: number): Promise<Preferences> =>
  presentPreferences(await selectPreferences(db, userId));
