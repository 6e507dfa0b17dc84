import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CatalogueLanguage } from '@devorbit/contract/catalogue.ts';
import { z } from 'zod';
import { isInstalled, onThisMachine } from '../catalogue/program.ts';

/** Versions that were found in the box, by the state of the programs: a hundred languages take seconds to ask. */
export type VersionStore = {
  get(state: string): Promise<string | undefined>;
  /** Rejects where the file cannot be written; the version is known all the same. */
  set(state: string, version: string): Promise<void>;
};

/** What changes when a language is installed again or otherwise; null where it is not installed. */
export async function stateOf(entry: CatalogueLanguage): Promise<string | null> {
  if (!(await isInstalled(entry))) return null;
  const programs = [entry.program, entry.version[0] ?? ''].map(onThisMachine);
  const states = await Promise.all(
    programs.map((program) =>
      stat(program).then(
        ({ ino, mtimeMs, size }) => [ino, mtimeMs, size],
        () => [],
      ),
    ),
  );
  return JSON.stringify([entry.version, entry.env, ...states]);
}

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
