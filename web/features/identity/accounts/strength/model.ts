import { ADVICE, ALMOST, moreCharacters } from './copy.ts';

type Weakness = keyof typeof ADVICE;

export type Strength = {
  /** 0 (guessed at once) to 4, on the scale of the server's rule. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What would make it stronger; null where it is strong. */
  advice: string | null;
};

const SHORTEST = 8;
/** Guesses, as powers of ten, from which on the next score holds: those of zxcvbn, which the server asks. */
const STEPS = [3, 6, 8, 10];
/** A word that a dictionary may hold; of one that is tried first; of a run, a repeat or a year; of what is known of the person. */
const DIGITS = { word: 4.2, common: 2, pattern: 1.6, personal: 0.5 };
const LONGEST_WORD = 13;
const LONGEST_LOOKED_AT = 64;

const common = new Set(
  (
    'password passwort passw0rd iloveyou welcome admin login letmein monkey dragon master shadow sunshine princess ' +
    'football baseball superman batman trustno hello freedom whatever michael jordan hunter ranger buster soccer hockey ' +
    'killer george charlie andrew thomas robert daniel jessica ashley nicole computer internet secret summer winter ' +
    'spring autumn flower orange banana cheese coffee chocolate cookie purple silver golden diamond love lovely angel ' +
    'family friend mother father sister brother school college student teacher developer coding python java javascript ' +
    'google facebook apple samsung india mumbai pune delhi test testing guest root user default changeme access ' +
    'starwars pokemon matrix liverpool chelsea arsenal mustang ferrari yankees cowboy tigger pepper ginger maggie ' +
    'blink jennifer joshua matthew amanda hannah qazwsx asdf devorbit orbit code'
  ).split(' '),
);
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedc'];
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')]);

const disguised: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const undisguised = (text: string): string => [...text].map((sign) => disguised[sign] ?? sign).join('');

/** Whether letters could be a word: neither without vowels nor with a cluster that no word has. */
const isPronounceable = (letters: string): boolean =>
  /[aeiouy]/.test(letters) && !/[^aeiouy]{5}/.test(letters) && !/[aeiou]{4}/.test(letters);

type Part = { length: number; digits: number; weakness?: Weakness };

/** The longest stretch from `at` on that is in one of the texts, at least three signs of it. */
const stretchIn = (text: string, at: number, texts: readonly string[]): number => {
  let length = 0;
  while (
    at + length < text.length &&
    texts.some((one) => one.includes(text.slice(at, at + Math.max(3, length + 1)))) &&
    text.length - at >= 3
  )
    length = Math.max(3, length + 1);
  return length;
};

/** The part that begins at `at`: the longest of what a guesser would try, else a run of letters, else one sign. */
function partAt(text: string, plain: string, at: number, known: readonly string[]): Part {
  const begins = (word: string) => text.startsWith(word, at) || plain.startsWith(word, at);
  const longest = (words: Iterable<string>) => Math.max(0, ...[...words].filter(begins).map(({ length }) => length));
  const found: Part[] = [
    { length: longest(known), digits: DIGITS.personal, weakness: 'personal' },
    { length: longest(common), digits: DIGITS.common, weakness: 'common' },
    { length: /^(.)\1{2,}/s.exec(text.slice(at))?.[0].length ?? 0, digits: DIGITS.pattern, weakness: 'repeat' },
    { length: stretchIn(text, at, runs), digits: DIGITS.pattern, weakness: 'sequence' },
    { length: /^(?:19|20)\d\d/.exec(text.slice(at))?.[0].length ?? 0, digits: DIGITS.pattern, weakness: 'year' },
  ];
  const [best] = found.toSorted((one, other) => other.length - one.length);
  if (best && best.length > 0) return best;
  /** Whether something better known begins within the letters. */
  const isFound = (place: number): boolean =>
    [...known, ...common].some((word) => word.length > 3 && text.startsWith(word, place));
  let end = at;
  while (end < text.length && /\p{L}/u.test(text.charAt(end)) && (end === at || !isFound(end))) end += 1;
  const letters = text.slice(at, end);
  if (letters.length < 2) return { length: 1, digits: 1 };
  const words = Math.ceil(letters.length / LONGEST_WORD);
  return isPronounceable(letters)
    ? { length: letters.length, digits: Math.min(letters.length, DIGITS.word * words), weakness: 'word' }
    : { length: letters.length, digits: letters.length };
}

/** Words of three signs and more in what others know of a person. */
const wordsOf = (known: readonly string[]): string[] => [
  ...new Set(
    known
      .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
      .map((word) => word.trim().toLowerCase())
      .filter(({ length }) => length > 2),
  ),
];

/**
 * A rough estimate for somebody who is choosing a password, small enough to come with the form. It never says no: the
 * server's rule, which knows many more words, decides. `known` is what others know of the person.
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const text = password.toLowerCase().slice(0, LONGEST_LOOKED_AT);
  const block = /^(.+?)\1+$/s.exec(text)?.[1];
  const looked = block !== undefined && block.length > 1 ? block : text;
  const plain = undisguised(looked);
  const words = wordsOf(known);
  const parts: Part[] = [];
  for (let at = 0; at < looked.length; at += parts.at(-1)?.length ?? 1) parts.push(partAt(looked, plain, at, words));
  const capitals = /\p{Ll}/u.test(password) && /.\p{Lu}/su.test(password) ? 0.6 : 0;
  const digits = parts.reduce((sum, part) => sum + part.digits, capitals);
  const left = SHORTEST - password.length;
  const reached = STEPS.filter((step) => digits >= step).length;
  const score = (left > 0 ? Math.min(reached, 1) : reached) as Strength['score'];
  if (left > 0) return { score, advice: moreCharacters(left) };
  if (score > 2) return { score, advice: null };
  const weakest = parts
    .filter(({ weakness }) => weakness !== undefined)
    .toSorted((one, other) => one.digits / one.length - other.digits / other.length)[0]?.weakness;
  const why: Weakness = looked === text ? (weakest ?? 'word') : 'repeat';
  return { score, advice: score === 2 && why === 'word' ? ALMOST : ADVICE[why] };
}
