import type { EntryFiles } from '@devorbit/contract/events/entry-files.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findEntry } from '../../commands/find-entry.ts';
import { presentFiles } from '../present.ts';
import { selectFiles } from '../store.ts';

/** The pictures and files of an entry that the caller may see. */
export async function listFiles(
  { database, clock, secret }: { database: Database; clock: Clock; secret: string },
  actor: Actor | null,
  asked: { id: number; entry: number },
): Promise<EntryFiles> {
  await findEntry({ database, clock }, actor, asked);
  const rows = await selectFiles(database, asked.entry);
  return presentFiles(rows, { event: asked.id, entry: asked.entry }, { actor, secret, now: clock.now() });
}
