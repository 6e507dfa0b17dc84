import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';

/** The language with a standard of it in its line of `compile`. Throws with those there are where that is none of them. */
export function inStandard<Entry extends Pick<CatalogueLanguage, 'name' | 'compile' | 'standards'>>(
  entry: Entry,
  standard: string,
): Entry {
  const { name, compile, standards } = entry;
  const [compiler = '', ...words] = compile ?? [];
  if (!standards || compiler === '') throw new Error(`${name} has no standards to choose from`);
  const { option, names } = standards;
  if (!names.includes(standard)) throw new Error(`${name} has no standard ${standard}; there are ${names.join(', ')}`);
  return {
    ...entry,
    compile: [compiler, `${option}${standard}`, ...words.filter((word) => !word.startsWith(option))],
  };
}
