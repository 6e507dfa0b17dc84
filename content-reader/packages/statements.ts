import { MAX_STATEMENT_PDF_BYTES } from '@devorbit/contract/limits.ts';
import { PDF_STATEMENT } from '@devorbit/contract/practice/problems.ts';
import { type PackageFiles, type Statement } from './imported-problem.ts';
import { below, decode } from './package-text.ts';
import { isPdf } from './pdf.ts';
import type { FillIn } from './programs.ts';

/** The name that a LaTeX statement gives itself. */
const nameInLatex = (text: string): string | undefined =>
  (/%%\s*plainproblemname:\s*(.+)/.exec(text)?.[1] ?? /\\problemname\{([^{}]+)\}/.exec(text)?.[1])?.trim();

type Found = { path: string; language: string; bytes: Uint8Array };

/** Why a PDF is not taken; null where it is. */
function pdfFault(bytes: Uint8Array): string | null {
  if (!isPdf(bytes)) return 'it is no PDF';
  return bytes.length > MAX_STATEMENT_PDF_BYTES
    ? `a statement may have ${MAX_STATEMENT_PDF_BYTES / 1024 / 1024} MB`
    : null;
}

/**
 * Reads `problem.<language>.md`, `.tex` and `.pdf` of a folder, and `problem.pdf` beside problem.yaml, where DOMjudge has
 * it. A title is the given one, the statement's own, or `fallback`. A PDF is taken in a language that has no text.
 */
export function readStatements(
  files: PackageFiles,
  folder: string,
  titles: Record<string, string>,
  fallback: string,
  fillIn: FillIn,
  note: (sentence: string) => void,
): Statement[] {
  const statements: Statement[] = [];
  const pdfs: Found[] = [];
  let others = 0;
  const titleOf = (language: string, own?: string): string => titles[language] ?? own ?? titles['en'] ?? fallback;
  for (const [path, bytes] of below(files, folder)) {
    const [, language = 'en', extension] = /^problem(?:\.([a-z]{2,3}(?:-[A-Z]{2})?))?\.(md|tex|pdf)$/.exec(path) ?? [];
    if (extension === undefined) others++;
    else if (extension === 'pdf') pdfs.push({ path: `${folder}/${path}`, language, bytes });
    else {
      const text = fillIn(decode(`${folder}/${path}`, bytes)).trim();
      const title = titleOf(language, nameInLatex(text));
      statements.push({ language, title, text, format: extension === 'md' ? 'markdown' : 'latex' });
    }
  }
  const root = files.get('problem.pdf');
  if (root) pdfs.push({ path: 'problem.pdf', language: 'en', bytes: root });
  for (const { path, language, bytes } of pdfs) {
    const fault = pdfFault(bytes);
    if (fault !== null) note(`${path} is left out: ${fault}`);
    else if (statements.some((one) => one.language === language))
      note(`${path} is left out: there is another statement in ${language}`);
    else statements.push({ language, title: titleOf(language), text: PDF_STATEMENT, format: 'pdf', pdf: bytes });
  }
  if (others > 0) note(`${folder}/: ${others} pictures or other files are left out`);
  return statements;
}
