import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showEntryVersion } from '@devorbit/contract/events/entry-versions.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { versionNotFound } from '../../errors.ts';
import { presentFields } from '../../present.ts';
import { presentVersion } from '../present.ts';
import { selectOptionalBefore, selectOptionalListed, selectOptionalVersion } from '../store.ts';
import { findOwnEntry } from './find-own-entry.ts';

/** A version of an entry, and the one before. */
export async function showVersion(
  deps: { database: Database; clock: Clock },
  actor: Actor,
  { revision, ...asked }: { id: number; entry: number; revision: number },
): Promise<Reply<typeof showEntryVersion>> {
  const { database } = deps;
  const entry = await findOwnEntry(deps, actor, asked);
  const listed = await selectOptionalListed(database, entry.id, revision);
  const fields = await selectOptionalVersion(database, entry.id, revision);
  if (listed === null || fields === null) throw versionNotFound();
  const before = await selectOptionalBefore(database, entry.id, revision);
  return {
    ...presentVersion(listed),
    fields: presentFields(fields),
    before: before === null ? null : presentFields(before),
  };
}
