import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

/** The judge gives its own. */
const TESTLIB = 'testlib.h';
const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"].*$/gm;
const isCode = (name: string): boolean => /\.(c|cc|cpp|cxx|c\+\+|C)$/.test(name);

/**
 * The text of a program as one file: headers of a C++ program stand where they are included first. Null where it has
 * other files beside its main one.
 */
export function inOneFile(files: JudgeProgram['files'], language: PracticeLanguage): string | null {
  const [main, ...others] = files.filter(({ name }) => name !== TESTLIB);
  if (!main) return null;
  if (others.length === 0) return main.text;
  if (language !== 'cpp' || others.some(({ name }) => isCode(name))) return null;
  const headers = new Map(others.map(({ name, text }) => [name, text]));
  const placed = new Set<string>();
  const whole = (text: string): string =>
    text.replace(INCLUDE, (line, name: string) => {
      const header = headers.get(name);
      if (header === undefined) return line;
      if (placed.has(name)) return '';
      placed.add(name);
      return whole(header.replace(/^[ \t]*#[ \t]*pragma[ \t]+once[ \t]*$/gm, ''));
    });
  return whole(main.text);
}
