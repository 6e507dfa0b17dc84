import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Versions that were found in the box, by the state of the programs: a hundred languages take seconds to ask. */
export type VersionStore = {
  get(state: string): Promise<string | undefined>;
  /** Rejects where the file cannot be written; the version is known all the same. */
  set(state: string, version: string): Promise<void>;
};

const Versions = z.record(z.string(), z.string());

/** Keeps the versions in a file. One that is missing or broken counts as empty. */
export function openVersionStore(file: string): VersionStore {
  const read = async () => new Map(Object.entries(Versions.parse(JSON.parse(await readFile(file, 'utf8')))));
  let versions: Promise<Map<string, string>> | undefined;
  const load = () => (versions ??= read().catch(() => new Map<string, string>()));
  let writing: Promise<void> = Promise.resolve();

  const write = async (text: string) => {
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  };
  return {
    get: async (state) => (await load()).get(state),
    async set(state, version) {
      const known = await load();
      known.set(state, version);
      const text = JSON.stringify(Object.fromEntries(known));
      const before = writing.catch(() => undefined);
      writing = before.then(() => write(text));
      await writing;
    },
  };
}
