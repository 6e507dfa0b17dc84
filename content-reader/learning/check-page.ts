import type { Source } from '@devorbit/contract/learning/concepts.ts';
import { blockFaults, countWords, fillerIn, gradeOf, MAX_GRADE } from './check-text.ts';
import { headingsOf, proseOf, readBlocks } from './lesson-blocks.ts';

const READ_WITHIN_DAYS = 366;
const DAY_MS = 86_400_000;

/** Who makes or standardises what we speak about. */
const OFFICIAL =
  /(^|\.)(developer\.mozilla\.org|spec\.whatwg\.org|w3\.org|rfc-editor\.org|tc39\.es|ecma-international\.org|react\.dev|reactrouter\.com|typescriptlang\.org|nodejs\.org|npmjs\.com|vite\.dev|vitest\.dev|testing-library\.com|web\.dev|developer\.chrome\.com|git-scm\.com|docs\.github\.com|postgresql\.org|python\.org|unicode\.org|nist\.gov|owasp\.org|sqlite\.org|iana\.org|opengroup\.org|docker\.com|kubernetes\.io|scikit-learn\.org|pytorch\.org|numpy\.org|pandas\.pydata\.org|matplotlib\.org|huggingface\.co|europa\.eu)$/;

export const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

/** `today` as `2026-11-23`. */
export function sourceFaults(sources: readonly Source[], today: string): string[] {
  const oldest = Date.parse(today) - READ_WITHIN_DAYS * DAY_MS;
  return [
    ...(sources.some(({ url }) => OFFICIAL.test(new URL(url).hostname)) ? [] : ['none of its sources is official']),
    ...sources.flatMap(({ url, read }) =>
      read !== undefined && (Date.parse(read) < oldest || read > today)
        ? [`${url} was read on ${read}: not within the last twelve months`]
        : [],
    ),
  ];
}

/** Addresses of a text that are ours, and lead nowhere. `known`: paths without a hash. */
const linkFaults = (text: string, own: readonly string[], known: ReadonlyMap<string, readonly string[]>): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)/g)].flatMap(([, to = '']) => {
    if (to.startsWith('https://')) return [];
    const [path = '', hash] = to.split('#');
    const anchors = path === '' ? own : known.get(path);
    if (anchors === undefined) return [`${to} leads nowhere`];
    return hash !== undefined && !anchors.includes(hash) ? [`${to}: there is no such heading`] : [];
  });

/** Sentences that are too hard, and words that say nothing. */
export const proseFaults = (prose: string): string[] => {
  const grade = gradeOf(prose);
  const filler = fillerIn(prose);
  return [
    ...(grade > MAX_GRADE ? [`its reading grade is ${grade.toFixed(1)}, at most ${MAX_GRADE}`] : []),
    ...(filler === null ? [] : [`“${filler}” says nothing`]),
  ];
};

/** What `npm run content:check` runs and compares (`runner/cli/run-block.ts`). */
const PROGRAMS = ['js', 'python'];

/** Faults of one text of ours, with its blocks; `more` words stand elsewhere and count; `languages` are those of programs that can be run. */
export function longTextFaults(
  text: string,
  known: ReadonlyMap<string, readonly string[]>,
  bounds: readonly [number, number],
  { more = 0, languages = PROGRAMS }: { more?: number; languages?: readonly string[] } = {},
): string[] {
  const words = more + countWords(proseOf(text));
  const anchors = headingsOf(text).map(({ anchor }) => anchor);
  const twice = anchors.find((anchor, at) => anchors.indexOf(anchor) !== at);
  let blocks: string[];
  try {
    blocks = blockFaults(readBlocks(text), anchors, languages);
  } catch (error) {
    blocks = [(error as Error).message];
  }
  return [
    ...(within(words, bounds) ? [] : [`it has ${words} words, not ${bounds.join(' to ')}`]),
    ...(twice === undefined ? [] : [`two headings have the anchor ${twice}`]),
    ...blocks,
    ...linkFaults(text, anchors, known),
    ...proseFaults(proseOf(text)),
  ];
}
