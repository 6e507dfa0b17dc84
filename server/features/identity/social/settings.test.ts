import { expect, test } from 'vitest';
import { readEnv } from '../../../platform/env.ts';
import { offeredProviders } from './door.ts';
import { type SocialSettings, socialSettings } from './settings.ts';

const least = { DATABASE_URL: 'postgres://user@/database', DATA_DIR: 'var', SECRET: 'x'.repeat(32) };
const google = { GOOGLE_CLIENT_ID: 'id-of-google', GOOGLE_CLIENT_SECRET: 'secret-0123456789' };

const envOf = (given: NodeJS.ProcessEnv) => readEnv({ settings: [socialSettings] }, { ...least, ...given });
const read = (given: NodeJS.ProcessEnv): SocialSettings => socialSettings.of(envOf(given));

test('a provider is set up by an id and its secret; addresses have defaults', () => {
  expect(read(google)).toMatchObject({
    ...google,
    GOOGLE_ISSUER: 'https://accounts.google.com',
    GITHUB_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
  });
  expect(read({ GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).GOOGLE_CLIENT_ID).toBeUndefined();
  expect(offeredProviders(envOf(google))).toEqual({ google: true, github: false });
});

test.each([
  [{ GOOGLE_CLIENT_SECRET: '' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
  [{ GITHUB_CLIENT_ID: 'x' }, 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET belong together'],
  [{ GITHUB_CLIENT_SECRET: 'secret-0123456789' }, 'belong together'],
  [{ GOOGLE_ISSUER: 'http://accounts.example' }, 'Must be https'],
  [{ GITHUB_URL: 'http://127.0.0.1.evil.example' }, 'Must be https'],
  [{ GITHUB_API_URL: 'https://user:secret-0123456789@api.example' }, 'Must hold no key'],
  [{ GOOGLE_CLIENT_SECRET: 'secret-0123456789\nx' }, 'GOOGLE_CLIENT_SECRET'],
])('a provider is refused with %j, without the secret', (changes, sentence) => {
  const reading = () => read({ ...google, ...changes });
  expect(reading).toThrow(sentence);
  expect(reading).not.toThrow('0123456789');
});
