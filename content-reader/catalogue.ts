import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { load } from 'js-yaml';
import { z } from 'zod';

/** A language of the execution service; `hello` is the source of its hello world. */
export type CatalogueEntry = CatalogueLanguage & { folder: string; hello: string };

function readEntry(root: string, folder: string): CatalogueEntry {
  const file = join(root, folder, 'runtime.yaml');
  const result = CatalogueLanguage.safeParse(load(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const hello = `hello${extname(result.data.file)}`;
  if (!readdirSync(join(root, folder)).includes(hello)) throw new Error(`its hello world ${hello} is missing`);
  return { ...result.data, folder, hello: readFileSync(join(root, folder, hello), 'utf8') };
}

/**
 * The catalogue of the execution service: every `runtime.yaml` below `root` (`content/languages`), sorted by language.
 * Throws where a file is wrong or two languages share a name or alias, naming the file and the reason.
 */
export function readCatalogue(root: string): CatalogueEntry[] {
  const owners = new Map<string, string>();
  const entries = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, entry.name)).includes('runtime.yaml'))
    .map(({ name: folder }) => {
      try {
        const entry = readEntry(root, folder);
        for (const name of [entry.language, ...entry.aliases]) {
          const owner = owners.get(name);
          if (owner) throw new Error(`the name ${name} belongs to ${owner} already`);
          owners.set(name, folder);
        }
        return entry;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${folder}/runtime.yaml: ${reason}`, { cause: error });
      }
    });
  return entries.sort((a, b) => (a.language < b.language ? -1 : 1));
}
