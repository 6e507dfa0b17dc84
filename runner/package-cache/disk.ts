import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Packed packages in one folder, a file each, named by digest. What is read must be checked: the folder is not trusted. */
export type Disk = {
  /** Null where there is none. Marks it as used. */
  read(digest: string): Promise<Buffer | null>;
  /** Appears whole or not at all. Afterwards the least recently used ones are dropped until the rest fits. */
  write(digest: string, bytes: Buffer): Promise<void>;
  drop(digest: string): Promise<void>;
};

const SUFFIX = '.json.gz';

export async function openDisk(folder: string, maxBytes: number): Promise<Disk> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (digest: string) => join(folder, `${digest}${SUFFIX}`);

  // What a killed runner left half-written. Another runner's unfinished file may go too: its rename then fails and it fetches again.
  const leftovers = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { force: true })));

  const evict = async (keep: string) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX));
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { path: join(folder, name), size, mtimeMs };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= maxBytes) return;
      if (path === keep) continue;
      await rm(path, { force: true });
      total -= size;
    }
  };

  return {
    async read(digest) {
      try {
        const bytes = await readFile(pathOf(digest));
        const now = new Date();
        await utimes(pathOf(digest), now, now);
        return bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(digest, bytes) {
      const part = join(folder, `${randomUUID()}.part`);
      await writeFile(part, bytes);
      await rename(part, pathOf(digest));
      await evict(pathOf(digest));
    },
    drop: (digest) => rm(pathOf(digest), { force: true }),
  };
}
