import type { Rejudge } from '@devorbit/contract/practice/versions.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayNotRejudge, rejudgeNotFound } from '../errors.ts';
import { mayRejudge } from '../policy.ts';
import { selectOptionalRejudge, selectRows } from '../rejudges/store.ts';

/** How far a rejudge has come, with a page of those that changed or of all. Staff only. */
export async function showRejudge(
  { database }: { database: Database },
  actor: Actor,
  id: string,
  view: { page: number; changed: boolean },
): Promise<Rejudge> {
  if (!mayRejudge(actor)) throw mayNotRejudge();
  const rejudge = await selectOptionalRejudge(database, id);
  if (rejudge === null) throw rejudgeNotFound();
  return { ...rejudge, rows: await selectRows(database, id, view) };
}
