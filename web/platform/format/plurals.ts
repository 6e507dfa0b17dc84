import { numberText } from './numbers.ts';

/** The form of a word, or of a few, that goes with a number in English: `plural(1, 'code is', 'codes are')`. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** A number with its word: `1 user`, `2,000 users`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${numberText(count)} ${plural(count, one, many)}`;

/** `a`, `a and b`, `a, b and c` */
export const listText = (things: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(things);
