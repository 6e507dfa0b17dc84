import { z } from 'zod';

/** Longer ones carry more than a place. */
export const MAX_LINK_CHARS = 200;

/** An http(s) address without a user and password, or '' to clear. */
export const HttpLink = z
  .string('Must be text')
  .trim()
  .max(MAX_LINK_CHARS, `Must be at most ${MAX_LINK_CHARS} characters`)
  .refine((value) => {
    if (value === '') return true;
    if (!/^https?:\/\//i.test(value) || /[\s\p{Cc}\p{Cf}]/u.test(value)) return false;
    const url = URL.parse(value);
    return url !== null && url.username === '' && url.password === '' && url.hostname.includes('.');
  }, 'Must be an http or https address');
