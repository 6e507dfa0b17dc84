import {
  showAccount as showEndpoint,
  updatePreferences as preferencesEndpoint,
  updateProfile as profileEndpoint,
} from '@devorbit/contract/community/profiles.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { updatePreferences } from './commands/update-preferences.ts';
import { updateProfile } from './commands/update-profile.ts';
import { presentAccount } from './present.ts';
import { selectAccount } from './store.ts';

export function serveProfiles(http: Http, deps: { database: Database }): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, showEndpoint, async ({ actor }) => ({
    body: presentAccount(await selectAccount(deps.database, actor.id)),
    headers,
  }));
  bind(http, profileEndpoint, async ({ actor, body }) => ({ body: await updateProfile(deps, actor, body), headers }));
  bind(http, preferencesEndpoint, async ({ actor, body }) => ({
    body: await updatePreferences(deps, actor, body),
    headers,
  }));
}
