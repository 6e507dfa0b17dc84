import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { NAME_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredProgram, AuthoredSolution, SolutionRole } from '@devorbit/contract/practice/authoring.ts';

export const endings: Record<PracticeLanguage, string> = { javascript: 'js', python: 'py', java: 'java', cpp: 'cpp' };
const languageOf: Record<string, PracticeLanguage> = {
  js: 'javascript',
  mjs: 'javascript',
  py: 'python',
  java: 'java',
  cpp: 'cpp',
  cc: 'cpp',
  cxx: 'cpp',
};

/** `stem.py`, or the first `stem2.py` that no other program is called. */
export function freeFile(stem: string, language: PracticeLanguage, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : number}.${endings[language]}`;
    if (!taken.includes(name)) return name;
  }
}

/** The program in another language; a name that ends as the old language's files do follows. */
export function inLanguage<P extends AuthoredProgram>(program: P, language: PracticeLanguage): P {
  const old = `.${endings[program.language]}`;
  const name = program.name.endsWith(old) ? `${program.name.slice(0, -old.length)}.${endings[language]}` : program.name;
  return { ...program, language, name };
}

/** The program with a file's text in place of its own; its language follows the file's ending where that says one. */
export function fromFile<P extends AuthoredProgram>(program: P, file: string, source: string): P {
  const name =
    file
      .replace(/[^A-Za-z0-9_.-]+/g, '_')
      .replace(/^[.-]+/, '')
      .slice(0, NAME_CHARS) || program.name;
  return { ...program, name, source, language: languageOf[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? program.language };
}

/** The solutions with a role given to one; the reference before it becomes a plain correct one. */
export const withRole = (
  solutions: readonly AuthoredSolution[],
  index: number,
  role: SolutionRole,
): AuthoredSolution[] =>
  solutions.map((solution, place) =>
    place === index
      ? { ...solution, role }
      : role === 'reference' && solution.role === 'reference'
        ? { ...solution, role: 'accepted' }
        : solution,
  );
