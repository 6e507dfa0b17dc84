import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { below, decode } from './package-text.ts';
import { languageOfFile } from './program-language.ts';
import { mainOfScripts } from './testlib-scripts.ts';

/** The contract's bounds of a program. */
const MAX_FILES = 20;
const MAX_NAME = 100;

/** A file or a folder of files that is one program; `path` is below the package's root. */
export type ProgramFiles = { path: string; name: string; isFile: boolean; files: Map<string, Uint8Array> };

/** Replaces `{{name}}` by the constants of problem.yaml. */
export type FillIn = (text: string) => string;

/** The programs of a folder: each file, and each folder in it. */
export const programsOf = (files: PackageFiles, folder: string): ProgramFiles[] =>
  programsIn(folder, below(files, folder));

/** The same of files that are known by their path from the folder. */
export function programsIn(folder: string, files: PackageFiles): ProgramFiles[] {
  const found = new Map<string, ProgramFiles>();
  for (const [path, bytes] of files) {
    const [name = '', ...rest] = path.split('/');
    const program = found.get(name) ?? { path: `${folder}/${name}`, name, isFile: rest.length === 0, files: new Map() };
    program.files.set(rest.length === 0 ? name : rest.join('/'), bytes);
    found.set(name, program);
  }
  return [...found.values()];
}

type Source = { name: string; text: string; language: string | undefined };

/** The one language of the sources; C beside C++ is C++. Undefined where there is none, or more than one. */
function commonLanguage(sources: Source[]): string | undefined {
  const found = new Set(sources.flatMap(({ language }) => language ?? []));
  if (found.size === 2 && found.has('c') && found.has('c++')) return 'c++';
  return found.size === 1 ? [...found][0] : undefined;
}

/** Whether a file holds the entry point that submissions.yaml names: the file itself, or its class (`judge.Main`, `MainKt`). */
export function isEntry(name: string, entrypoint: string): boolean {
  const stem = name.replace(/(?<=.)\.[^.]*$/, '');
  const type = entrypoint.slice(entrypoint.lastIndexOf('.') + 1);
  return name === entrypoint || stem === type || `${stem}Kt` === type;
}

/** The file that holds the entry point: the one that is named so, the usual name, then what defines `main`, then the first. */
function mainFirst(sources: Source[], language: string | undefined, entrypoint: string | undefined): Source[] {
  const own = sources.filter(
    (source) => source.language === language || (language === 'c++' && source.language === 'c'),
  );
  const main =
    sources.find(({ name }) => entrypoint !== undefined && isEntry(name, entrypoint)) ??
    own.find(({ name }) => /^(__main__|[Mm]ain)\.[^.]+$/.test(name)) ??
    own.find(({ text }) => /\bmain\s*\(/.test(text)) ??
    own[0] ??
    sources[0];
  return main ? [main, ...sources.filter((source) => source !== main)] : sources;
}

/**
 * Reads a program, main file first: that of `entrypoint`, if there is one. Its language is its files' own, or `asked`, by the catalogue's name; the first
 * file's extension, with its dot, where none is known. Throws PackageError where it cannot be carried.
 */
export function readProgram(
  { path, isFile, files }: ProgramFiles,
  fillIn: FillIn,
  asked?: string,
  entrypoint?: string,
): JudgeProgram {
  const sources = [...files].map(([name, bytes]): Source => {
    if (name.includes('/'))
      throw new PackageError(`${path} has a folder in it (${name}); a program must be plain files`);
    if (name.length > MAX_NAME) throw new PackageError(`${path} has a file name of more than ${MAX_NAME} characters`);
    const text = fillIn(decode(isFile ? path : `${path}/${name}`, bytes));
    return { name, text, language: languageOfFile(name, text) };
  });
  if (sources.length > MAX_FILES) throw new PackageError(`${path} has more than ${MAX_FILES} files`);
  const language = asked ?? commonLanguage(sources);
  const [main, ...others] = mainFirst(sources, language, entrypoint);
  if (!main) throw new PackageError(`${path} has no file`);
  return {
    language: language ?? (/\.[^.]*$/.exec(main.name)?.[0] ?? main.name).slice(0, 40),
    files: [main, ...others].map(({ name, text }) => ({ name, text })),
  };
}

/**
 * A program that judges: it must be in a language that is known, and must not build itself, unless by the scripts that
 * stand around a program of the testlib protocol. Throws PackageError.
 */
export function readJudgeProgram(
  program: ProgramFiles,
  fillIn: FillIn,
): { protocol: 'icpc' | 'testlib'; program: JudgeProgram } {
  const script = (name: string): string => {
    const bytes = program.files.get(name);
    return bytes ? decode(`${program.path}/${name}`, bytes) : '';
  };
  const main = mainOfScripts({ build: script('build'), run: script('run') });
  if (main !== null) {
    const own = new Map([...program.files].filter(([name]) => name !== 'build' && name !== 'run'));
    const { files } = readProgram({ ...program, files: own }, fillIn, 'c++');
    const [first = [], others = []] = [
      files.filter(({ name }) => name === main),
      files.filter(({ name }) => name !== main),
    ];
    return { protocol: 'testlib', program: { language: 'c++', files: [...first, ...others] } };
  }
  for (const name of ['build', 'run'])
    if (program.files.has(name))
      throw new PackageError(
        `${program.path}/${name}: programs with a script of their own to build or run are not taken`,
      );
  const read = readProgram(program, fillIn);
  if (read.language.startsWith('.') || !read.files.some(({ name, text }) => languageOfFile(name, text)))
    throw new PackageError(`${program.path} is in no language that is known by its extension, or in several`);
  return { protocol: 'icpc', program: read };
}
