import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Files that come in parts, on this machine, until all of them has come. Nobody’s half is kept longer than a day. */
export type Parts = {
  /** How much of it is there, in bytes. */
  size(id: string): Promise<number>;
  /**
   * Writes the stream behind what is there, which must be `from` bytes, until `most` are there, and answers how many that
   * is when they would outlive a crash of the server; also where the stream breaks off. Null where there are more or fewer than `from`.
   */
  append(id: string, stream: Readable, range: { from: number; most: number }): Promise<number | null>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
};

/** In a folder which is swept of what nobody has written to for a day. */
export function createParts(folder: string): Parts {
  const pathOf = (id: string) => {
    if (!/^[\w-]{24}$/.test(id)) throw new Error('A file in parts has a name of 24 letters');
    return join(folder, `part-${id}`);
  };
  const size = async (id: string) => (await stat(pathOf(id)).catch(() => null))?.size ?? 0;
  return {
    size,
    async append(id, stream, { from, most }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), 'a', 0o600);
      try {
        let at = (await file.stat()).size;
        if (at !== from) return null;
        let fault: unknown;
        try {
          for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
            const fits = chunk.subarray(0, most - at);
            await file.appendFile(fits).catch((error: unknown) => {
              fault = error;
              throw error;
            });
            at += fits.length;
            if (fits.length < chunk.length) break;
          }
        } catch (error) {
          // Whoever breaks off sends the rest later; a disk that is full is our fault.
          if (fault !== undefined) throw error;
        }
        await file.datasync();
        return at;
      } finally {
        await file.close();
      }
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
