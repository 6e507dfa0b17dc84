import type { Preferences } from '@devorbit/contract/community/profiles.ts';
import { savePreferences } from '../features/community/profiles/api.ts';
import { sharedQueryClient } from '../platform/query-client.ts';

/** Saves a colour scheme with the account of who is signed in. */
export const keepTheme = (theme: Preferences['theme']): Promise<void> =>
  savePreferences(sharedQueryClient(), { theme });
