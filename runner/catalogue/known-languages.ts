import { extname, join } from 'node:path';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/catalogue.ts';

let known: CatalogueEntry[] | undefined;
const catalogue = (): CatalogueEntry[] =>
  (known ??= readCatalogue(join(import.meta.dirname, '../../content/languages')));

/** The catalogue's language of this name or alias, installed or not. */
export const entryOf = (name: string): CatalogueEntry | undefined =>
  catalogue().find(({ language, aliases }) => language === name || aliases.includes(name));

/** The languages whose usual file has this extension (`.rb`); the one that is called so alone, where there is one. */
export function languagesOfExtension(extension: string): string[] {
  const found = catalogue().filter(({ file }) => extension !== '' && extname(file) === extension);
  const own = found.find(({ language, aliases }) => [language, ...aliases].includes(extension.slice(1)));
  return (own ? [own] : found).map(({ language }) => language);
}
