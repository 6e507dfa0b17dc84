import { plainWord } from '../../../platform/search-text/question.ts';

const pairsOf = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2));

/** Share of the pairs of letters that two plain words have in common, 0–1. Two letters swapped in a word of five leave a half. */
export function likeness(word: string, typed: string): number {
  const pairs = pairsOf(word);
  const others = pairsOf(typed);
  const left = [...others];
  const shared = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (pairs.length + others.length);
}

/** From here on one word may be the other, mistyped. */
const LEAST_LIKE = 0.5;
/** Shorter words say little: they need not be there. */
const LEAST_TELLING = 4;

export const resembles = (word: string, typed: string): boolean => likeness(word, typed) >= LEAST_LIKE;

/** How near a text is to what was typed, 0–1; 0 where a word that tells something resembles none of the text. */
export function nearness(text: string, typed: readonly string[]): number {
  const words = (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(plainWord);
  const telling = typed.filter((word) => word.length >= LEAST_TELLING);
  const best = (telling.length > 0 ? telling : typed).map((wanted) =>
    Math.max(0, ...words.map((word) => likeness(word, wanted))),
  );
  if (best.length === 0 || best.some((like) => like < LEAST_LIKE)) return 0;
  return best.reduce((sum, like) => sum + like, 0) / best.length;
}
