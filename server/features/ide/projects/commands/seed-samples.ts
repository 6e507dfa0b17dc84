import type { DemoProject } from '@devorbit/content-reader/demo.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { countProjects } from '../store.ts';
import { storeVersion } from '../versions/commands/store-version.ts';
import { makeProject } from './make-project.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Gives somebody of the demo world these projects, unless they have any. */
export const seedSamples = (
  { database, clock }: { database: Database; clock: Clock },
  user_id: number,
  projects: readonly DemoProject[],
): Promise<void> =>
  database.transaction(async (tx) => {
    if ((await countProjects(tx, user_id)) > 0) return;
    for (const { name, days_ago, files } of projects) {
      const at = new Date(clock.now().getTime() - days_ago * DAY_MS);
      const id = await makeProject(tx, { user_id, name, files, at, sample: true });
      await storeVersion(tx, id, { reason: 'named', name: 'First version that works', at });
    }
  });
