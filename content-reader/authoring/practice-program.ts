import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { MAX_CODE_BYTES } from '@devorbit/contract/limits.ts';
import type { AuthoredProgram } from '@devorbit/contract/practice/authoring.ts';
import { extensionFor, tellsLanguage } from '../packages/program-language.ts';
import { inOneFile } from './one-file.ts';

/** The practice languages as the catalogue calls them. */
const catalogueNames: Record<PracticeLanguage, string> = {
  javascript: 'javascript',
  python: 'python',
  java: 'java',
  cpp: 'c++',
};

/** What cannot stand on the authoring page, in a sentence's end: 'is in rust, which …'. */
export class NoPracticeProgram extends Error {}

const practiceLanguage = (language: string): PracticeLanguage | undefined =>
  Object.entries(catalogueNames).find(([ours, name]) => language === ours || language === name)?.[0] as
    | PracticeLanguage
    | undefined;

/** A name that a file of a draft may have, with an extension that tells the language, not yet `taken`; it is then. */
export function freeFileName(given: string, language: PracticeLanguage, taken: Set<string>): string {
  const catalogue = catalogueNames[language];
  const plain = (given.split('/').at(-1) ?? '').replace(/[^A-Za-z0-9_.-]/g, '_').replace(/^[.-]+/, '') || 'program';
  const own = tellsLanguage(plain, catalogue) ? plain.slice(plain.lastIndexOf('.') + 1) : undefined;
  const stem = (own === undefined ? plain : plain.slice(0, -own.length - 1)) || 'program';
  const end = `.${own ?? extensionFor(catalogue) ?? language}`;
  for (let at = 1; ; at++) {
    const mark = at === 1 ? '' : `-${at}`;
    const name = `${stem.slice(0, 60 - end.length - mark.length)}${mark}${end}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** A package's program as one file of a draft; `file` is its name there. Throws NoPracticeProgram. */
export function practiceProgram(program: JudgeProgram, file: string, taken: Set<string>): AuthoredProgram {
  const language = practiceLanguage(program.language);
  if (language === undefined)
    throw new NoPracticeProgram(
      `is in ${program.language.startsWith('.') ? 'no known language' : program.language}: programs here are in JavaScript, Python, Java or C++`,
    );
  const source = inOneFile(program.files, language);
  if (source === null) throw new NoPracticeProgram('is made of several files: a program here is one file');
  if (Buffer.byteLength(source) > MAX_CODE_BYTES)
    throw new NoPracticeProgram(`has more than ${MAX_CODE_BYTES / 1024} KB of code`);
  return { name: freeFileName(file, language, taken), language, source };
}

/** A draft's program as one of a package; its file's name tells the language. */
export function judgeProgram({ name, language, source }: AuthoredProgram, taken: Set<string>): JudgeProgram {
  return { language: catalogueNames[language], files: [{ name: freeFileName(name, language, taken), text: source }] };
}

/** A program of a judging package by the catalogue's name of its language, in a file whose name tells it. */
export function catalogueProgram(program: JudgeProgram): JudgeProgram {
  const language = practiceLanguage(program.language);
  const [main, ...others] = program.files;
  if (language === undefined || main === undefined) return program;
  const files = [{ ...main, name: freeFileName(main.name, language, new Set()) }, ...others];
  return { language: catalogueNames[language], files };
}
