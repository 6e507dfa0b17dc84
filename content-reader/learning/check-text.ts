import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Choice, LessonBlock } from './lesson-blocks.ts';

/** Highest reading grade of our prose: words of trade push it up, and long sentences must not. */
export const MAX_GRADE = 10;
/** So many words in a row never stand in our content twice. */
const SHINGLE_WORDS = 8;
const MAX_CHOICE_RATIO = 1.8;

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const sentencesOf = (prose: string): string[] =>
  prose
    .split(/\n+|(?<=[.!?])["”’)]?\s+(?=[\p{Lu}“"(\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** School years that prose asks for, by Flesch and Kincaid; names of functions and signs count as one syllable. */
export function gradeOf(prose: string): number {
  const words = prose.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const plain = words.map((word) => word.replaceAll(/[^\p{L}’'-]/gu, ''));
  const syllables = words.reduce(
    (sum, word, at) => sum + (/[^\p{L}’'.,;:!?()“”"—–-]/u.test(word) ? 1 : Math.max(1, syllable(plain[at] ?? ''))),
    0,
  );
  const sentence = sentencesOf(prose).length;
  return words.length === 0 ? 0 : fleschKincaid({ sentence, word: words.length, syllable: syllables });
}

const FILLERS =
  /\b(?:in this lesson|in this guide|let[’']s dive|dive into|simply|just(?!-in-time)|obviously|easily)\b/i;

/** The filler that stands in prose; null where there is none. */
export const fillerIn = (prose: string): string | null => FILLERS.exec(prose)?.[0] ?? null;

const shinglesOf = (prose: string): string[] =>
  sentencesOf(prose).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return Array.from({ length: Math.max(0, words.length - SHINGLE_WORDS + 1) }, (_, at) =>
      words.slice(at, at + SHINGLE_WORDS).join(' '),
    );
  });

/** Texts that say the same in the same words: `name: “…” stands in other too`, one for each pair of texts. */
export function repeats(texts: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, string>();
  const faults = new Map<string, string>();
  for (const [name, prose] of texts)
    for (const shingle of shinglesOf(prose)) {
      const owner = owners.get(shingle);
      if (owner === undefined) owners.set(shingle, name);
      else if (owner !== name && !faults.has(`${owner} ${name}`))
        faults.set(`${owner} ${name}`, `${name}: “${shingle}” stands in ${owner} too`);
    }
  return [...faults.values()];
}

/** What is wrong with the choices of one question. */
export const choiceFaults = (choices: readonly Choice[]): string[] => {
  const lengths = choices.map(({ text }) => text.length);
  return [
    ...(choices.length < 3 ? ['it has fewer than three choices'] : []),
    ...(choices.filter(({ right }) => right).length === 1 ? [] : ['it has not exactly one right choice']),
    ...(choices.some(({ why }) => countWords(why) < 3) ? ['a choice does not say why'] : []),
    ...(Math.max(...lengths) > Math.max(12, Math.min(...lengths) * MAX_CHOICE_RATIO)
      ? ['its choices differ too much in length']
      : []),
  ];
};

/** What is wrong with the blocks of a text whose headings have these anchors. */
export function blockFaults(
  blocks: readonly LessonBlock[],
  anchors: readonly string[],
  languages: readonly string[],
): string[] {
  const asked = blocks.filter((block) => block.kind === 'predict');
  const places = asked.map(({ choices }) => choices.findIndex(({ right }) => right));
  return [
    ...asked.flatMap(({ question, choices, from }) =>
      [...choiceFaults(choices), ...(anchors.includes(from) ? [] : [`no heading “${from}” answers it`])].map(
        (fault) => `“${question.slice(0, 40)}”: ${fault}`,
      ),
    ),
    ...(places.length >= 3 && new Set(places).size === 1 ? ['the right choice always stands in the same place'] : []),
    ...blocks.flatMap((block) =>
      block.kind === 'run' && !languages.includes(block.lang) ? [`a block of ${block.lang} cannot be run`] : [],
    ),
  ];
}
