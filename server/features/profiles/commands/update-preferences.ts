import type { Preferences } from '@devorbit/contract/profile.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { type PreferencesChange, upsertPreferences } from '../store.ts';
import { findPreferences } from './find-preferences.ts';

/** Changes the caller's own preferences; what is absent stays. */
export const updatePreferences = (
  { database }: { database: Database },
  actor: Actor,
  change: PreferencesChange,
): Promise<Preferences> =>
  database.transaction(async (tx) => {
    await upsertPreferences(tx, actor.id, change);
    return findPreferences(tx, actor.id);
  });
