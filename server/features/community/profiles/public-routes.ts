import { showPublicProfile as profileEndpoint } from '@devorbit/contract/community/profiles.ts';
import {
  showPublicActivity as activityEndpoint,
  showPublicSky as skyEndpoint,
} from '@devorbit/contract/practice/activity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { showPublicActivity } from './commands/show-public-activity.ts';
import { showPublicProfile } from './commands/show-public-profile.ts';
import { showPublicSky } from './commands/show-public-sky.ts';

/** What they answer depends on who asks. */
export function servePublicProfiles(http: Http, deps: { database: Database; clock: Clock }): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, profileEndpoint, async ({ actor, params }) => ({
    body: await showPublicProfile(deps, actor, params.username),
    headers,
  }));
  bind(http, activityEndpoint, async ({ actor, params, query }) => ({
    body: await showPublicActivity(deps, actor, params.username, query),
    headers,
  }));
  bind(http, skyEndpoint, async ({ actor, params }) => ({
    body: await showPublicSky(deps, actor, params.username),
    headers,
  }));
}
