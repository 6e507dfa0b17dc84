import { MAX_SHOWN_CHARS } from '@devorbit/contract/limits.ts';

/** Text of a program as it may be kept: PostgreSQL refuses NUL, and UTF-8 has no lone surrogates. */
export const keptText = (text: string): string =>
  text.slice(0, MAX_SHOWN_CHARS).toWellFormed().replaceAll('\0', '\uFFFD');
