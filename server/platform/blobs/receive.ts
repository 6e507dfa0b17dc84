import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Blob, FileTooLarge } from './blob-store.ts';

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
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > max) throw new FileTooLarge(max);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(
      stream,
      measured,
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true, highWaterMark: 256 * 1024 }),
    );
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
