import { extname, join } from 'node:path';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import type { JudgeProgram } from '@devorbit/contract/judging.ts';
import { BOX_ENV } from '../languages/box.ts';
import { expand, withPlainNames } from './lines.ts';
import { isInstalled, notInstalled } from './program.ts';

/** What stands in the box of an author's program, and the lines that are run there. */
export type AuthorProgram = {
  files: { name: string; bytes: Buffer }[];
  /** Null where nothing is compiled. */
  compile: string[] | null;
  run: string[];
  env: Record<string, string>;
};

let known: CatalogueEntry[] | undefined;
const catalogue = (): CatalogueEntry[] =>
  (known ??= readCatalogue(join(import.meta.dirname, '../../content/languages')));

/**
 * The lines of an author's program: its first file is the main one, and files with the same extension are compiled with it.
 * C++ finds its other files also by `#include <…>`. Rejects where the language is unknown or not installed.
 */
export async function authorProgram({ language, files }: JudgeProgram): Promise<AuthorProgram> {
  const entry = catalogue().find((one) => one.language === language || one.aliases.includes(language));
  if (!entry) throw new Error(`there is no language ${language}`);
  if (!(await isInstalled(entry))) throw new Error(notInstalled(entry));
  const extension = extname(files[0]?.name ?? '');
  const sources = files.filter(({ name }) => extname(name) === extension);
  const plain = withPlainNames(files, sources);
  const words = {
    files: plain.names,
    source: sources.find(({ text }) => /\bmain\s*\(/.test(text))?.text ?? sources[0]?.text ?? '',
  };
  return {
    files: plain.files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) })),
    compile: entry.compile ? expand(entry.compile, words) : null,
    run: expand(entry.run, words),
    env: { ...BOX_ENV, ...entry.env, CPLUS_INCLUDE_PATH: '/box' },
  };
}
