import { unpack } from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { LRUCache } from 'lru-cache';
import type { Log } from '../platform/log.ts';
import type { Disk } from './disk.ts';
import { fetchPackage } from './fetch-package.ts';

export type PackageCache = {
  /** The package with this digest, checked. Rejects where it cannot be had, or what came has another digest. */
  get(digest: string, url: string): Promise<JudgePackage>;
};

/** Unpacked packages kept in memory, in characters of their tests: a few of the largest, all of the usual ones. */
const MEMORY_CHARS = 32 * 1024 * 1024;

/** One that is larger than all may be counts as that, so that it is kept alone. */
const charsOf = ({ tests }: JudgePackage): number =>
  Math.min(
    MEMORY_CHARS,
    tests.reduce((sum, { input, answer }) => sum + input.length + answer.length, 1),
  );

export function createPackageCache(disk: Disk, log: Log): PackageCache {
  const memory = new LRUCache<string, JudgePackage>({ maxSize: MEMORY_CHARS, sizeCalculation: charsOf });
  const underway = new Map<string, Promise<JudgePackage>>();

  const fromDisk = async (digest: string): Promise<JudgePackage | null> => {
    const bytes = await disk.read(digest);
    if (!bytes) return null;
    try {
      return unpack(bytes, digest);
    } catch {
      // The error may quote the package, which never stands in a log.
      log.warn({ digest }, 'a cached package was corrupt and is fetched again');
      await disk.drop(digest);
      return null;
    }
  };

  const load = async (digest: string, url: string): Promise<JudgePackage> => {
    const cached = await fromDisk(digest);
    if (cached) return cached;
    const bytes = await fetchPackage(url);
    const found = unpack(bytes, digest);
    log.info({ digest, bytes: bytes.length }, 'package fetched');
    await disk
      .write(digest, bytes)
      .catch((error: unknown) => log.warn({ digest, err: error }, 'the package could not be kept on disk'));
    return found;
  };

  return {
    get(digest, url) {
      const kept = memory.get(digest);
      if (kept) return Promise.resolve(kept);
      const shared = underway.get(digest);
      if (shared) return shared;
      const loading = load(digest, url)
        .then((found) => {
          memory.set(digest, found);
          return found;
        })
        .finally(() => underway.delete(digest));
      underway.set(digest, loading);
      return loading;
    },
  };
}
