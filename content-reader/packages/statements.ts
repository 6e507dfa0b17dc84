import { type PackageFiles, type Statement } from './imported-problem.ts';
import { below, decode } from './package-text.ts';
import type { FillIn } from './programs.ts';

/** The name that a LaTeX statement gives itself. */
const nameInLatex = (text: string): string | undefined =>
  (/%%\s*plainproblemname:\s*(.+)/.exec(text)?.[1] ?? /\\problemname\{([^{}]+)\}/.exec(text)?.[1])?.trim();

/** Reads `problem.<language>.md` and `.tex` of a folder; a title is the given one, the statement's own, or `fallback`. */
export function readStatements(
  files: PackageFiles,
  folder: string,
  titles: Record<string, string>,
  fallback: string,
  fillIn: FillIn,
  note: (sentence: string) => void,
): Statement[] {
  const statements: Statement[] = [];
  let others = 0;
  for (const [path, bytes] of below(files, folder)) {
    const [, language = 'en', extension] = /^problem(?:\.([a-z]{2,3}(?:-[A-Z]{2})?))?\.(md|tex|pdf)$/.exec(path) ?? [];
    if (extension === undefined) others++;
    else if (extension === 'pdf') note(`${folder}/${path} is left out: statements are taken as Markdown or LaTeX`);
    else {
      const text = fillIn(decode(`${folder}/${path}`, bytes)).trim();
      statements.push({
        language,
        title: titles[language] ?? nameInLatex(text) ?? titles['en'] ?? fallback,
        text,
        format: extension === 'md' ? 'markdown' : 'latex',
      });
    }
  }
  if (others > 0) note(`${folder}/: ${others} pictures or other files are left out`);
  return statements;
}
