import { stat } from 'node:fs/promises';
import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { isInstalled, onThisMachine } from './program.ts';

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
