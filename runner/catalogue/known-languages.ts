import { extname, join } from 'node:path';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/catalogue.ts';

let known: CatalogueEntry[] | undefined;
const catalogue = (): CatalogueEntry[] =>
  (known ??= readCatalogue(join(import.meta.dirname, '../../content/languages')));

/** The catalogue's language of this name or alias, installed or not. */
export const entryOf = (name: string): CatalogueEntry | undefined =>
  catalogue().find(({ language, aliases }) => language === name || aliases.includes(name));

/** The language whose usual file has this extension (`.rb`); of several the one that is called so. */
export function languageOfExtension(extension: string): string | undefined {
  const found = catalogue().filter(({ file }) => extension !== '' && extname(file) === extension);
  const own = found.find(({ language, aliases }) => [language, ...aliases].includes(extension.slice(1)));
  return (own ?? (found.length === 1 ? found[0] : undefined))?.language;
}
