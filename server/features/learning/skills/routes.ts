import { listConceptSkills } from '@devorbit/contract/learning/skills.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { listSkills } from './commands/list-skills.ts';

export function serveSkills(http: Http, { database }: { database: Database }): void {
  bind(http, listConceptSkills, async ({ actor }) => ({
    body: await listSkills(database, actor),
    headers: { 'cache-control': 'no-store' },
  }));
}
