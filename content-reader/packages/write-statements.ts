import type { ImportedProblem, Statement } from './imported-problem.ts';
import { encode } from './package-text.ts';

const isLanguage = (code: string): boolean => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code);

/** The statements under languages of the format; the first keeps a language that several have. */
function byLanguage({ statements }: ImportedProblem): Map<string, Statement> {
  const found = new Map<string, Statement>();
  for (const statement of statements) {
    const language = isLanguage(statement.language) ? statement.language : 'en';
    if (!found.has(language)) found.set(language, statement);
  }
  return found;
}

/**
 * Writes the statements into a folder and answers the titles by language. HTML stands in Markdown, which allows it; what
 * is lost is told to `note`.
 */
export function writeStatements(
  out: Map<string, Uint8Array>,
  folder: string,
  problem: ImportedProblem,
  note: (sentence: string) => void,
): Record<string, string> {
  const found = byLanguage(problem);
  if (found.size < problem.statements.length) note('Of several statements in one language the first is written');
  if (found.size === 0) note('The package has no statement, which the format requires');
  for (const [language, { text, format, pdf }] of found) {
    if (pdf) out.set(`${folder}/problem.${language}.pdf`, pdf);
    else out.set(`${folder}/problem.${language}.${format === 'latex' ? 'tex' : 'md'}`, encode(`${text.trimEnd()}\n`));
    if (format === 'html') note(`The statement in ${language} is HTML within Markdown`);
  }
  const titles = Object.fromEntries([...found].map(([language, { title }]) => [language, title]));
  return found.size === 0 ? { en: problem.name } : titles;
}
