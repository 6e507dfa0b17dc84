import { extname } from 'node:path';
import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { expand, withPlainNames } from '../catalogue/lines.ts';
import { javaTypes } from '../languages/java-types.ts';
import { BadRequest } from './bad-request.ts';
import type { SourceFile } from './source-files.ts';

/** What stands in the box, and the lines that are run there. */
export type CommandLines = { files: SourceFile[]; compile: string[] | null; run: string[] };

/** Renames the main file, unless another has that name. */
function renamed(files: SourceFile[], main: SourceFile, name: string): SourceFile[] {
  if (files.some((file) => file.name === name)) return files;
  return files.map((file) => (file === main ? { ...file, name } : file));
}

/**
 * Tools go by a file's name, and the service's own names tell nothing: such code also stands there under a name that the
 * language knows, the main file under its usual one.
 */
function withKnownNames(files: SourceFile[], usual: string): SourceFile[] {
  const taken = new Set(files.map(({ name }) => name));
  const main = files.find(({ isCode }) => isCode);
  return files.flatMap((file) => {
    const own = extname(file.name);
    if (!file.isCode || (own !== '' && own !== '.code')) return [file];
    const stem = own === '' ? file.name : file.name.slice(0, -own.length);
    const name = file === main ? usual : stem + extname(usual);
    if (taken.has(name)) return [file];
    taken.add(name);
    return [{ ...file, name }, file];
  });
}

/** A Java source stands in the file of its public class; one that came without a name may be called as it likes. */
function javaFiles(files: SourceFile[], main: SourceFile, isNamed: boolean): SourceFile[] {
  const { file } = javaTypes(main.bytes.toString());
  return isNamed && file === 'Main.java' ? files : renamed(files, main, file);
}

/** Fills the language's lines: the main file is the first that came as text, and further sources are those with its extension. */
export function commandLines(entry: CatalogueLanguage, given: SourceFile[], args: string[]): CommandLines {
  const extension = extname(entry.file);
  let files = withKnownNames(given, entry.file);
  const main = files.find(({ isCode }) => isCode);
  if (!main) throw new BadRequest('files must include at least one utf8 encoded file');
  if (extension === '.java') files = javaFiles(files, main, given.includes(main));
  const own = extname(main.name);
  const sources = files.filter((file) => file.isCode && extname(file.name) === own);
  const texts = sources.map(({ bytes }) => bytes.toString());
  const plain = withPlainNames(files, sources);
  const words = { files: plain.names, source: texts.find((text) => /\bmain\s*\(/.test(text)) ?? texts[0] ?? '' };
  return {
    files: plain.files,
    compile: entry.compile ? expand(entry.compile, words) : null,
    run: [...expand(entry.run, words), ...args],
  };
}
