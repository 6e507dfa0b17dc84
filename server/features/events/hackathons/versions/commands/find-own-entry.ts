import type { Clock } from '../../../../../platform/clock.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findEntry } from '../../commands/find-entry.ts';
import type { EntryRow } from '../../entry-store.ts';
import { versionsForTeam } from '../../errors.ts';
import { mayReadVersions } from '../../policy.ts';

/** An entry whose versions the caller may read; 404 for one that they may not see at all. */
export async function findOwnEntry(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor,
  asked: { id: number; entry: number },
): Promise<EntryRow> {
  const { event, entry, own } = await findEntry({ database, clock }, actor, asked);
  if (!mayReadVersions(actor, event, { own })) throw versionsForTeam();
  return entry;
}
