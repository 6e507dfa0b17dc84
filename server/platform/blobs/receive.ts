import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { doneWith } from '../young-garbage.ts';
import { type Blob, FileTooLarge } from './blob-store.ts';

/** Bytes that are written at a time: a socket brings 64 KB, and each write is a turn of a thread. */
const PIECE_BYTES = 512 * 1024;

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
  let held: Buffer[] = [];
  let heldBytes = 0;
  const piece = (): Buffer => {
    const joined = Buffer.concat(held, heldBytes);
    hash.update(joined);
    held = [];
    heldBytes = 0;
    return joined;
  };
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > max) return done(new FileTooLarge(max));
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes < PIECE_BYTES) return done();
      doneWith(heldBytes);
      done(null, piece());
    },
    flush: (done) => done(null, piece()),
  });
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true, highWaterMark: PIECE_BYTES });
    await pipeline(stream, measured, file);
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
