import { extname } from 'node:path';
import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { BOX_ENV } from '../languages/box.ts';
import { entryOf } from './known-languages.ts';
import { expand, withPlainNames } from './lines.ts';
import { isInstalled, notInstalled } from './program.ts';
import { inStandard } from './standards.ts';

/** What stands in the box of an author's program, and the lines that are run there. */
export type AuthorProgram = {
  files: { name: string; bytes: Buffer }[];
  /** Null where nothing is compiled. */
  compile: string[] | null;
  run: string[];
  env: Record<string, string>;
};

/**
 * The lines of an author's program: its first file is the main one, and files with the same extension are compiled with it.
 * C++ finds its other files also by `#include <…>`. Rejects where the language is unknown or not installed, or has no such
 * `standard`.
 */
export async function authorProgram({ language, files }: JudgeProgram, standard?: string): Promise<AuthorProgram> {
  const usual = entryOf(language);
  if (!usual) throw new Error(`there is no language ${language}`);
  const entry = standard === undefined ? usual : inStandard(usual, standard);
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
