import type { EntryFiles } from '@devorbit/contract/events/entry-files.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { holdOwnTeam } from '../../commands/hold-own-team.ts';
import { selectOptionalEntryOf } from '../../entry-store.ts';
import { fileNotFound } from '../../errors.ts';
import { presentFiles } from '../present.ts';
import { deleteFile, selectFiles } from '../store.ts';

/** Removes a picture or a file from the entry of the caller's team, while it may change. */
export function removeFile(
  { database, clock, secret }: { database: Database; clock: Clock; secret: string },
  actor: Actor,
  { id, file }: { id: number; file: number },
): Promise<EntryFiles> {
  return database.transaction(async (tx) => {
    const { team } = await holdOwnTeam(tx, { actor, clock }, id);
    const entry = await selectOptionalEntryOf(tx, team.id);
    if (entry === null || !(await deleteFile(tx, entry.id, file))) throw fileNotFound();
    const rows = await selectFiles(tx, entry.id);
    return presentFiles(rows, { event: id, entry: entry.id }, { actor, secret, now: clock.now() });
  });
}
