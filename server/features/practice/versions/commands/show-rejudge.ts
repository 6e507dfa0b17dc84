import type { Rejudge } from '@devorbit/contract/practice/versions.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { rejudgeNotFound } from '../errors.ts';
import { selectOptionalRejudge, selectRows } from '../rejudges/store.ts';

/** How far a rejudge has come, with a page of those that changed or of all. Staff only. */
export async function showRejudge(
  { database }: { database: Database },
  _actor: Staff,
  id: string,
  view: { page: number; changed: boolean },
): Promise<Rejudge> {
  const rejudge = await selectOptionalRejudge(database, id);
  if (rejudge === null) throw rejudgeNotFound();
  return { ...rejudge, rows: await selectRows(database, id, view) };
}
