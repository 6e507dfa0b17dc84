import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { doneWith } from '../young-garbage.ts';
import { type Blob, FileTooLarge } from './blob-store.ts';

/** Bytes that are written at a time: a socket brings 64 KB, and each write is a turn of a thread. */
const PIECE_BYTES = 512 * 1024;
/** Buffers that are held for it: who sends a byte at a time gets no further. */
const MAX_BUFFERS = 1024;
/** Bytes after which what is written is synced while more comes, so that little is left to wait for at the end. */
const SYNC_BYTES = 12 * 1024 * 1024;

async function writeAll(file: FileHandle, buffers: Buffer[], bytes: number): Promise<void> {
  let left = buffers;
  for (let missing = bytes; missing > 0;) {
    const { bytesWritten } = await file.writev(left);
    if (bytesWritten === 0) throw new Error(`The disk takes no more of ${missing} bytes`);
    missing -= bytesWritten;
    // Rare: a disk that is nearly full, or one behind a network.
    if (missing > 0) left = [Buffer.concat(left).subarray(bytesWritten)];
  }
}

/**
 * Writes a stream to a file of its own in `folder`, synced and readable by its owner only, hands it to `keep` and removes
 * it unless `keep` has moved it. Throws FileTooLarge as soon as there are more than `max` bytes.
 */
export async function receive(
  stream: Readable,
  { folder, max }: { folder: string; max: number },
  keep: (file: Blob & { path: string }) => Promise<void>,
): Promise<Blob> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    const file = await open(path, 'wx', 0o600);
    let held: Buffer[] = [];
    let heldBytes = 0;
    let unsynced = 0;
    // At most one write is waited for; what has failed is told by the wait for it.
    let writing: Promise<unknown> = Promise.resolve();
    let syncing: Promise<unknown> = Promise.resolve();
    const write = async (): Promise<void> => {
      await writing;
      writing = writeAll(file, held, heldBytes);
      unsynced += heldBytes;
      if (unsynced >= SYNC_BYTES) {
        unsynced = 0;
        // One at a time: the threads that wait for a disk are everybody's.
        const written = writing;
        syncing = syncing.then(() => written).then(() => file.datasync());
        syncing.catch(() => undefined);
      }
      writing.catch(() => undefined);
      doneWith(heldBytes);
      held = [];
      heldBytes = 0;
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > max) throw new FileTooLarge(max);
        hash.update(chunk);
        held.push(chunk);
        heldBytes += chunk.length;
        if (heldBytes >= PIECE_BYTES || held.length >= MAX_BUFFERS) await write();
      }
      await write();
      await Promise.all([writing, syncing]);
      await file.sync();
    } finally {
      await Promise.allSettled([writing, syncing]);
      await file.close();
    }
    const blob = { digest: hash.digest('hex'), size };
    await keep({ ...blob, path });
    return blob;
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes files of `folder` that nobody has written to since; answers how many. */
export async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
