import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { authorProgram } from '../catalogue/author-program.ts';
import { BOX_ENV } from '../languages/box.ts';
import type { Languages } from '../languages/detect.ts';
import type { Tools } from '../languages/language.ts';

/** The practice languages by the catalogue's names. */
const practice: Record<string, PracticeLanguage> = {
  'c++': 'cpp',
  python: 'python',
  javascript: 'javascript',
  java: 'java',
};

/** How a language of the catalogue is called in reports: a practice language by its own name. */
export const reportedLanguage = (language: string): string | null =>
  language.startsWith('.') ? null : (practice[language] ?? language);

/** The words that set what the box's usual environment has not. */
function withEnvironment(env: Record<string, string>, line: string[]): string[] {
  const usual: Record<string, string> = BOX_ENV;
  const own = Object.entries(env).filter(([name, value]) => usual[name] !== value);
  return own.length === 0 ? line : ['/usr/bin/env', ...own.map(([name, value]) => `${name}=${value}`), ...line];
}

/**
 * Tools for an author's submission: those of the practice screen for a single file in one of its languages, else the
 * catalogue's lines, in a `standard` of it where one is asked for. Rejects where the language is unknown or not installed,
 * or has no such standard. The tools build `program`, whatever their source.
 */
export async function programTools(program: JudgeProgram, languages: Languages, standard?: string): Promise<Tools> {
  const { language, files } = program;
  const id = practice[language];
  if (language.startsWith('.')) throw new Error('this language is not supported');
  if (id && files.length === 1 && standard === undefined) {
    const found = languages[id];
    if (!found.ready) throw new Error(found.reason);
    return found.tools;
  }
  const { files: placed, compile, run, env } = await authorProgram(program, standard);
  return {
    version: language,
    build: () => ({
      files: placed,
      compile: compile ? withEnvironment(env, compile) : ['/bin/true'],
      run: () => withEnvironment(env, run),
    }),
  };
}
