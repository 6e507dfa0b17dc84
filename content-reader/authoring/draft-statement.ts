import type { ImportedProblem, Statement } from '../packages/imported-problem.ts';
import { markdownOfHtml } from './html-text.ts';
import { markdownOfLatex } from './latex-text.ts';

const markdownOf: Record<Statement['format'], (text: string) => string> = {
  markdown: (text) => text,
  latex: markdownOfLatex,
  html: markdownOfHtml,
  pdf: (text) => text,
};
const converted: Partial<Record<Statement['format'], string>> = { latex: 'LaTeX', html: 'HTML' };

/** Title and statement in English, or else in the first language. What is lost is told to `note`. */
export function draftStatement(
  { statements, name }: ImportedProblem,
  note: (sentence: string) => void,
): { title: string; statement: string; pdf?: Uint8Array } {
  const chosen = statements.find(({ language }) => /^en\b/.test(language)) ?? statements[0];
  if (!chosen) {
    note('The package has no statement that can be read');
    return { title: name, statement: '' };
  }
  const others = statements.filter((one) => one !== chosen).map(({ language }) => language);
  if (others.length > 0) note(`The statement is taken in ${chosen.language}; left out: ${others.join(', ')}`);
  const { format, title, text, pdf } = chosen;
  if (converted[format] !== undefined) note(`The statement was in ${converted[format]}: please read it through`);
  if (pdf) note('The statement is a PDF: learners see it as it is, and the examples beside it');
  return { title: title.trim(), statement: markdownOf[format](text), ...(pdf ? { pdf } : {}) };
}
