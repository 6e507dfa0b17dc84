import type { EntryVersion } from '@devorbit/contract/events/entry-versions.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { presentVersion } from '../present.ts';
import { selectVersions } from '../store.ts';
import { findOwnEntry } from './find-own-entry.ts';

/** What an entry was each time that it was saved, the newest first: for its team and the organizers. */
export async function listVersions(
  deps: { database: Database; clock: Clock },
  actor: Actor,
  asked: { id: number; entry: number },
): Promise<EntryVersion[]> {
  const entry = await findOwnEntry(deps, actor, asked);
  return (await selectVersions(deps.database, entry.id)).map(presentVersion);
}
