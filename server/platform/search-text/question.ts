/** What was asked, as the database takes it. */
export type Question = {
  /** As it was typed, its letters in Unicode's form NFC as in what is searched: PostgreSQL reads quotes, `or` and `-` in it. */
  text: string;
  /** A tsquery in which the last word may be unfinished; '' where the text has signs of its own. */
  prefix: string;
  /** The words, in lower case and without accents. */
  words: string[];
};

/** Quotes, `or` between words, and a dash before one. */
const signs = /"|(^|\s)-(?=\S)|\s(or|OR)\s/;
/** A shorter beginning is that of too many words. */
const LEAST_PREFIX = 2;

/** In lower case and without accents, which belong to no writing of their own: the vowels of Devanagari are no accents. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}&&\p{Script=Inherited}]+/gv, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

export function readQuestion(typed: string): Question {
  const text = typed.normalize('NFC');
  const found = wordsOf(text);
  const words = found.map(plainWord).filter((word) => word !== '');
  if (signs.test(text)) return { text, prefix: '', words };
  const prefix = found.map((word, at) => {
    const unfinished = at === found.length - 1 && word.length >= LEAST_PREFIX;
    return `'${word}'${unfinished ? ':*' : ''}`;
  });
  return { text, prefix: prefix.join(' & '), words };
}
