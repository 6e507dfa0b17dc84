import { LOCALE } from './locale.ts';

/** `12,345`, and `1.5` where `digits` after the point are allowed. */
export const numberText = (value: number, digits?: number): string =>
  value.toLocaleString(LOCALE, digits === undefined ? {} : { maximumFractionDigits: digits });

/** Small values with one digit after the point, others whole: `3.4`, `34`. */
export const roughText = (value: number): string => numberText(value, value < 10 ? 1 : 0);

/** `1,23,456`, as India writes numbers. */
export const indianNumberText = (value: number): string => value.toLocaleString('en-IN');
