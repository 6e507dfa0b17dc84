import { z } from 'zod';
import { credential, defineSettings } from '../../../platform/settings.ts';

/** Secrets and tokens go there: plain http stays on this machine. */
const providerAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#@]/.test(url), 'Must hold no key, query or fragment')
  .refine(
    (url) => /^https:/i.test(url) || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname),
    'Must be https, or http on this machine',
  );

/** What Google and GitHub gave for this server; each id with its secret, none for a provider that is not offered. */
const SocialSettings = z
  .object({
    GOOGLE_CLIENT_ID: credential,
    GOOGLE_CLIENT_SECRET: credential,
    GITHUB_CLIENT_ID: credential,
    GITHUB_CLIENT_SECRET: credential,
    /** Any other OpenID provider in Google's place. */
    GOOGLE_ISSUER: providerAddress.default('https://accounts.google.com'),
    /** A GitHub Enterprise server and its API. */
    GITHUB_URL: providerAddress.default('https://github.com'),
    GITHUB_API_URL: providerAddress.default('https://api.github.com'),
  })
  .refine(({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }) => (id === undefined) === (secret === undefined), {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together',
  })
  .refine(({ GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret }) => (id === undefined) === (secret === undefined), {
    path: ['GITHUB_CLIENT_SECRET'],
    message: 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET belong together',
  });
export type SocialSettings = z.infer<typeof SocialSettings>;

export const socialSettings = defineSettings(SocialSettings);
