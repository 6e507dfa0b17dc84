import { join } from 'node:path';
import { readFaq, readHelp, readSections } from '@devorbit/content-reader/about.ts';
import { nameWords, readConcepts } from '@devorbit/content-reader/concepts.ts';
import { plainText } from '@devorbit/content-reader/markdown-text.ts';
import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { listedPages } from '@devorbit/contract/listed-pages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Entry } from './ranking.ts';

const ABOUT = pathOf('about');
/** Sections that are no help may answer, where the help does not. */
const LEGAL_WEIGHT = 0.85;

/** `/about`'s questions, help with every row of its tables, and other sections. */
export function readHelpEntries(content: string): Entry[] {
  const root = join(content, 'about');
  const questions = readFaq(root).map(({ id, question, answer }) =>
    entry(`faq-${id}`, question, answer, { keywords: id.replaceAll('-', ' ') }),
  );
  const help = readHelp(root).flatMap(({ id, title, markdown }) => [
    entry(id, title, markdown),
    ...rowsOf(id, markdown),
  ]);
  const others = readSections(root)
    .filter(({ id }) => id !== 'help')
    .flatMap(({ id, title, lead, topics }) => [
      ...(lead === '' ? [] : [entry(id, title, lead, { weight: LEGAL_WEIGHT })]),
      ...topics.map((topic) => entry(topic.id, topic.title, topic.markdown, { keywords: title, weight: LEGAL_WEIGHT })),
    ]);
  return [...questions, ...help, ...others];
}

/** The pages that everybody or every member may open. */
export const pageEntries: Entry[] = listedPages
  .filter((page) => page.for !== 'staff')
  .map(({ path, title, text, keywords }) => ({ title, text, keywords, weight: 1, link: path, onward: [] }));

export const readMentorConcepts = (content: string): Concept[] => readConcepts(join(content, 'concepts'));

/** The words of entries, as names of concepts are compared with them. */
export const wordsOf = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.flatMap(({ title, text, keywords }) => nameWords(`${title} ${keywords} ${text}`)));

const entry = (
  anchor: string,
  title: string,
  markdown: string,
  { keywords = '', weight = 1 }: Partial<Pick<Entry, 'keywords' | 'weight'>> = {},
): Entry => ({
  title,
  // Without tables, whose rows are entries, and without sentences that are only a link.
  text: plainText(markdown.replaceAll(/^\|.*\|$/gm, '').replaceAll(/(^|[.!?]\s+)\[[^\]]+\]\([^)]+\)\.(?=\s|$)/g, '$1')),
  keywords,
  weight,
  link: `${ABOUT}#${anchor}`,
  onward: [...markdown.matchAll(/\[([^\]]+)\]\(((?:\/|#)[^)\s]*)\)/g)].map(([, words = '', to = '']) => ({
    title: words.charAt(0).toUpperCase() + words.slice(1),
    link: to.startsWith('#') ? ABOUT + to : to,
  })),
});

/** A table's rows: the first cell is what it is about, the others say what stands in their column. */
function rowsOf(anchor: string, markdown: string): Entry[] {
  const [head = [], , ...rows] = (markdown.match(/^\|.*\|$/gm) ?? []).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return rows.map(([title = '', meaning = '', ...more]) =>
    entry(anchor, title, [`${meaning}.`, ...more.map((cell, index) => `${head[index + 2] ?? ''}: ${cell}.`)].join(' ')),
  );
}
