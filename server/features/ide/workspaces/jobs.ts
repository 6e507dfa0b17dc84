import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deleteEnded } from './store.ts';

/** Every hour: rows of workspaces that are over. */
export const forgetEnded = async ({ database, clock }: { database: Database; clock: Clock }): Promise<void> =>
  void (await deleteEnded(database, new Date(clock.now().getTime() - 2 * WORKSPACE.LONGEST_MS)));
