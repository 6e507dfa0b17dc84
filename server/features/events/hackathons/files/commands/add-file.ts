import type { EntryFiles } from '@devorbit/contract/events/entry-files.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { entryFull, fileNameTaken } from '../../errors.ts';
import { presentFiles } from '../present.ts';
import { type EntryFileRow, insertOptionalFile, selectFiles } from '../store.ts';
import { holdRoom } from './hold-room.ts';

/** Adds what was received to the entry of the caller's team. Throws as `holdRoom`, also where others added theirs meanwhile. */
export function addFile(
  { database, clock, secret }: { database: Database; clock: Clock; secret: string },
  actor: Actor,
  id: number,
  file: Omit<EntryFileRow, 'id'>,
): Promise<EntryFiles> {
  return database.transaction(async (tx) => {
    const { entry, room } = await holdRoom(tx, { actor, clock }, { id, kind: file.kind });
    if (file.size > room) throw entryFull();
    const now = clock.now();
    if ((await insertOptionalFile(tx, entry, file, now)) === null) throw fileNameTaken();
    return presentFiles(await selectFiles(tx, entry), { event: id, entry }, { actor, secret, now });
  });
}
