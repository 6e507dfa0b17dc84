import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { updateHung } from '../store.ts';

export type HangJob = { postcard: number };

/** Hangs a postcard and tells its sender, once. */
export const hangPostcard = (
  { database, clock }: { database: Database; clock: Clock },
  { postcard }: HangJob,
): Promise<void> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    const hung = await updateHung(tx, postcard, at);
    if (hung === null) return;
    const link = pathOf('postcards');
    await notify(tx, { user_id: hung.user_id, kind: 'postcards', at, title: 'Your postcard hangs on the wall.', link });
  });
