import { LOCALE } from './locale.ts';

/** `12,345`, and `1.5`, with up to `digits` after the point. */
export const numberText = (value: number, digits = 3): string => {
  const rounded = Number(value.toFixed(digits));
  // Most numbers need no thousands; for those that do, the browser fetches the rules of the language, which takes a while.
  return Math.abs(rounded) < 1000 ? String(rounded) : value.toLocaleString(LOCALE, { maximumFractionDigits: digits });
};

/** Small values with one digit after the point, others whole: `3.4`, `34`. */
export const roughText = (value: number): string => numberText(value, value < 10 ? 1 : 0);

/** `1,23,456`, as India writes numbers. */
export const indianNumberText = (value: number): string => value.toLocaleString('en-IN');
