import { LOCALE } from './locale.ts';
import { numberText } from './numbers.ts';

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `22nd`, `1,003rd` */
export const ordinalText = (count: number): string =>
  `${numberText(count)}${ENDINGS[new Intl.PluralRules(LOCALE, { type: 'ordinal' }).select(count)] ?? 'th'}`;
