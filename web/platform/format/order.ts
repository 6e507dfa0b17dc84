import { LOCALE } from './locale.ts';

const order = new Intl.Collator(LOCALE, { numeric: true });

/** Names in the order that people expect: `2` before `10`. */
export const byName = (a: string, b: string): number => order.compare(a, b);
