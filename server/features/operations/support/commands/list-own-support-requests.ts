import type { OwnSupportRequest } from '@devorbit/contract/operations/support.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentOwn } from '../present.ts';
import { selectMessages, selectSupportRequestsOf } from '../store.ts';

/** What somebody has written to staff, with the answers. */
export async function listOwnSupportRequests(
  { database }: { database: Database },
  actor: Actor,
): Promise<OwnSupportRequest[]> {
  const rows = await selectSupportRequestsOf(database, actor.id);
  const said = await selectMessages(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentOwn(row, said));
}
