import type { Preferences } from '@devorbit/contract/community/profiles.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentPreferences } from '../present.ts';
import { type PreferencesChange, selectPreferences, upsertPreferences } from '../store.ts';

/** Changes the caller's own preferences; what is absent stays. */
export const updatePreferences = (
  { database }: { database: Database },
  actor: Actor,
  change: PreferencesChange,
): Promise<Preferences> =>
  database.transaction(async (tx) => {
    await upsertPreferences(tx, actor.id, change);
    return presentPreferences(await selectPreferences(tx, actor.id));
  });
