import type { Preferences } from '@devorbit/contract/profile.ts';
import { savePreferences } from '../features/account-profile/api.ts';
import { sharedQueryClient } from '../platform/query-client.ts';

/** Saves a colour scheme with the account of who is signed in. */
export const keepTheme = (theme: Preferences['theme']): Promise<void> =>
  savePreferences(sharedQueryClient(), { theme });
