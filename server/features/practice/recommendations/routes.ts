import { listRecommendations as recommendations, listSkills as skills } from '@devorbit/contract/practice/guidance.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { listRecommendations } from './commands/list-recommendations.ts';
import { listSkills } from './door.ts';

export function serveRecommendations(http: Http, deps: { database: Database }): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, skills, async ({ actor }) => ({ body: await listSkills(deps, actor), headers }));
  bind(http, recommendations, async ({ actor }) => ({ body: await listRecommendations(deps, actor), headers }));
}
