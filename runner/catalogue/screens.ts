import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import { ideLanguages, practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';

/** The catalogue's language of this name or alias. Throws where it has none. */
export function catalogueEntry<Entry extends { language: string; aliases: string[] }>(
  catalogue: Entry[],
  name: string,
): Entry {
  const entry = catalogue.find(({ language, aliases }) => language === name || aliases.includes(name));
  if (!entry) throw new Error(`the catalogue has no language ${name}`);
  return entry;
}

/** The sandbox itself is compiled on the machine. */
export const sandboxCompiler = <Entry extends { language: string; aliases: string[] }>(catalogue: Entry[]): Entry =>
  catalogueEntry(catalogue, 'c');

/** The languages that the screens need, each once: the sandbox's compiler, then those of the practice screen, then the rest. */
export const screenLanguages = (catalogue: CatalogueEntry[]): CatalogueEntry[] => [
  ...new Set([
    sandboxCompiler(catalogue),
    ...[...practiceLanguages, ...ideLanguages.map(({ language }) => language)].map((name) =>
      catalogueEntry(catalogue, name),
    ),
  ]),
];
