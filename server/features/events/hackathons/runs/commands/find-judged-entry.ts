import type { Clock } from '../../../../../platform/clock.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findEntry } from '../../commands/find-entry.ts';
import type { EntryRow } from '../../entry-store.ts';
import { runForJudges } from '../../errors.ts';
import { mayReadRun } from '../../policy.ts';

/** A submitted entry whose run the caller may see; 404 for one that they may not see at all, 403 for everybody else. */
export async function findJudgedEntry(
  deps: { database: Queryable; clock: Clock },
  actor: Actor,
  asked: { id: number; entry: number },
): Promise<EntryRow> {
  const { event, entry, open } = await findEntry(deps, actor, asked);
  if (!mayReadRun(actor, event, { state: entry.state, open })) throw runForJudges();
  return entry;
}
