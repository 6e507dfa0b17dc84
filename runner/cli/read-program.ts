import { createReadStream, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { PackageError } from '@devorbit/content-reader/packages/imported-problem.ts';
import { languageOfFile } from '@devorbit/content-reader/packages/program-language.ts';
import { readProgram } from '@devorbit/content-reader/packages/programs.ts';
import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { MAX_CODE_BYTES } from '@devorbit/contract/limits.ts';
import { entryOf, languageOfExtension } from '../catalogue/known-languages.ts';
import { Cannot, inWords } from './cannot.ts';

/** Reads at most `most` bytes, also of what has no end. Throws Cannot where there are more; `name` is for its sentence. */
export async function readAtMost(stream: AsyncIterable<Buffer>, most: number, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw new Cannot(`${name} is larger than the ${most} bytes allowed`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a file of at most `most` bytes. Throws Cannot where it is missing, no file, or larger. */
export async function readBounded(file: string, most: number): Promise<Buffer> {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry) throw new Cannot(`no such file: ${file}`);
  if (entry.isDirectory()) throw new Cannot(`${file} is a folder, not a file`);
  try {
    return await readAtMost(createReadStream(file), most, file);
  } catch (error) {
    throw new Cannot(inWords(error));
  }
}

export const readSource = async (file: string): Promise<string> => (await readBounded(file, MAX_CODE_BYTES)).toString();

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The catalogue's name of a language that is asked for by name or alias. Throws Cannot. */
function languageNamed(asked: string): string {
  const entry = entryOf(asked);
  if (!entry) throw new Cannot(`unknown language ${asked}: npm run languages lists them all`);
  return entry.language;
}

/** The language that a file's extension tells. Throws Cannot where it tells none. */
function languageByExtension(file: string, text: string): string {
  const language = languageOfFile(basename(file), text) ?? languageOfExtension(extname(file));
  if (language !== undefined) return language;
  throw new Cannot(`cannot tell the language of ${basename(file)} by its extension: name it with --language`);
}

/** Tools go by a file's name: one whose extension says nothing takes the usual name of its language. */
function usualName(name: string, text: string, language: string): string {
  const usual = entryOf(language)?.file ?? name;
  return extname(name) === extname(usual) || languageOfFile(name, text) !== undefined ? name : usual;
}

/** The files of a folder as one program, whose main file is found as that of a package's program is. */
async function readFolder(dir: string, asked: string | undefined): Promise<JudgeProgram> {
  const files = new Map<string, Uint8Array>();
  for (const { name } of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (isFolder(join(dir, name)))
      throw new Cannot(`${dir} has a folder in it (${name}); a program must be plain files`);
    else files.set(name, await readBounded(join(dir, name), MAX_CODE_BYTES));
  const languages = new Set([...files].flatMap(([name, bytes]) => languageOfFile(name, String(bytes)) ?? []));
  if (asked === undefined && languages.size > 1 && [...languages].some((name) => name !== 'c' && name !== 'c++'))
    throw new Cannot(`${dir} has files in several languages (${[...languages].join(', ')}): name one with --language`);
  try {
    const program = readProgram({ path: dir, name: basename(dir), isFile: false, files }, (text) => text, asked);
    const [main] = program.files;
    if (!program.language.startsWith('.') || !main) return program;
    return { ...program, language: languageByExtension(join(dir, main.name), main.text) };
  } catch (error) {
    throw error instanceof PackageError ? new Cannot(error.message) : error;
  }
}

/**
 * Reads a program: one file, several of which the first is the main one, or a folder of files. `asked` is its language by
 * a name or alias of the catalogue; else the main file's extension tells it. Throws Cannot.
 */
export async function readProgramFiles(paths: string[], asked?: string): Promise<JudgeProgram> {
  const named = asked === undefined ? undefined : languageNamed(asked);
  const [main = '', ...others] = paths;
  if (others.length === 0 && isFolder(main)) return readFolder(main, named);
  const files: JudgeProgram['files'] = [];
  for (const path of paths) files.push({ name: basename(path), text: await readSource(path) });
  const text = files[0]?.text ?? '';
  const language = named ?? languageByExtension(main, text);
  const program = files.map((file, at) => (at === 0 ? { ...file, name: usualName(file.name, text, language) } : file));
  if (new Set(program.map(({ name }) => name)).size < program.length)
    throw new Cannot('two files of the program have the same name');
  return { language, files: program };
}
