import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobStore, checkDigest, isDigest } from './blob-store.ts';
import { createParts } from './parts.ts';
import { receive, removeOlder } from './receive.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What `work` answers, or null where the file is not there. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * A folder of files named by their content, `ab/cd/abcd…`. A file is written beside, synced, given its name and that name
 * synced. Several servers may share it where the file system is one.
 */
export function createDiskStore(root: string): BlobStore {
  const incoming = join(root, 'incoming');
  const idFile = join(root, 'store-id');
  const foldersOf = (digest: string) => {
    const outer = join(root, checkDigest(digest).slice(0, 2));
    return { outer, inner: join(outer, digest.slice(2, 4)) };
  };
  const pathOf = (digest: string) => join(foldersOf(digest).inner, digest);

  async function giveName(from: string, digest: string): Promise<void> {
    const { outer, inner } = foldersOf(digest);
    const first = await mkdir(inner, { recursive: true, mode: 0o700 });
    await rename(from, join(inner, digest));
    // Those that have a new name in them, together: a file system writes them down in one go.
    const changed = first === undefined ? [inner] : first === inner ? [inner, outer] : [inner, outer, root];
    await Promise.all(changed.map(syncFolder));
  }

  async function* list() {
    const names = async (folder: string) => (await unlessMissing(readdir(folder))) ?? [];
    for (const outer of await names(root)) {
      if (!/^[0-9a-f]{2}$/.test(outer)) continue;
      for (const inner of await names(join(root, outer)))
        for (const digest of await names(join(root, outer, inner))) {
          if (!isDigest(digest)) continue;
          const found = await unlessMissing(stat(join(root, outer, inner, digest)));
          if (found) yield { digest, size: found.size };
        }
    }
  }

  return {
    place: root,
    put: (stream, { max, admit }) =>
      receive(stream, { folder: incoming, max }, async ({ path, ...blob }) => {
        await admit?.(blob);
        await giveName(path, blob.digest);
      }),
    async open(digest, range) {
      const file = await unlessMissing(open(pathOf(digest)));
      return file?.createReadStream(range) ?? null;
    },
    has: async (digest) => (await unlessMissing(stat(pathOf(digest)))) !== null,
    delete: async (digest) => rm(pathOf(digest), { force: true }),
    list,
    async room() {
      const system = await unlessMissing(statfs(root));
      return system && system.bavail * system.bsize;
    },
    readId: async () => (await unlessMissing(readFile(idFile, 'utf8')))?.trim() ?? null,
    async writeId(id) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const file = await open(idFile, 'w', 0o600);
      try {
        await file.writeFile(`${id}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(root);
    },
    parts: createParts(incoming),
    removeUnfinished: (before) => removeOlder(incoming, before),
  };
}
