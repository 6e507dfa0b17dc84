import { z } from 'zod';

/** Longer ones carry more than a place. */
export const MAX_LINK_CHARS = 200;

const linkOf = (scheme: RegExp, sentence: string) =>
  z
    .string('Must be text')
    .trim()
    .max(MAX_LINK_CHARS, `Must be at most ${MAX_LINK_CHARS} characters`)
    .refine((value) => {
      if (value === '') return true;
      if (!scheme.test(value) || /[\s\p{Cc}\p{Cf}]/u.test(value)) return false;
      const url = URL.parse(value);
      return url !== null && url.username === '' && url.password === '' && url.hostname.includes('.');
    }, sentence);

/** An http(s) address without a user and password, or '' to clear. */
export const HttpLink = linkOf(/^https?:\/\//i, 'Must be an http or https address');
/** The same, of https alone. */
export const HttpsLink = linkOf(/^https:\/\//i, 'Must be an address that starts with https://');
