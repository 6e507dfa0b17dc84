import {
  showAccount as showEndpoint,
  updatePreferences as preferencesEndpoint,
  updateProfile as profileEndpoint,
} from '@devorbit/contract/community/profiles.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { showAccount } from './commands/show-account.ts';
import { updatePreferences } from './commands/update-preferences.ts';
import { updateProfile } from './commands/update-profile.ts';

export function serveProfiles(http: Http, deps: { database: Database }): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, showEndpoint, async ({ actor }) => ({ body: await showAccount(deps, actor), headers }));
  bind(http, profileEndpoint, async ({ actor, body }) => ({ body: await updateProfile(deps, actor, body), headers }));
  bind(http, preferencesEndpoint, async ({ actor, body }) => ({
    body: await updatePreferences(deps, actor, body),
    headers,
  }));
}
