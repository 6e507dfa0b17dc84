import type { Readable } from 'node:stream';
import { EntryFileName } from '@devorbit/contract/events/entry-files.ts';
import { type Blob, FileTooLarge } from '../../../../../platform/blobs/blob-store.ts';
import type { Blobs } from '../../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { badFileName, entryFull } from '../../errors.ts';
import { holdRoom } from './hold-room.ts';

/** Keeps the bytes of a file while they come, never more than the entry has room for. Throws for a name that is none. */
export async function receiveFile(
  { database, clock, blobs }: { database: Database; clock: Clock; blobs: Blobs },
  actor: Actor,
  { id, name, file }: { id: number; name: string; file: Readable },
): Promise<Blob & { name: string }> {
  const { data, error } = EntryFileName.safeParse(name);
  if (data === undefined) throw badFileName(error.issues[0]?.message ?? 'The file needs a name');
  const { room } = await database.transaction((tx) => holdRoom(tx, { actor, clock }, { id, kind: 'file' }));
  const blob = await blobs.put(file, { max: room }).catch((cause: unknown) => {
    throw cause instanceof FileTooLarge ? entryFull() : cause;
  });
  return { ...blob, name: data };
}
