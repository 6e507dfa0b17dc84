import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const least = { DATABASE_URL: 'postgres://user@/database', SECRET: 'x'.repeat(32) };
const provider = { AI_BASE_URL: 'https://api.example.com/v1', AI_MODEL: 'some-model', AI_API_KEY: 'sk-0123456789' };

describe('an AI provider', () => {
  test('is none by default, and is given by its address and model', () => {
    expect(readEnv([], least)).toMatchObject({ AI_TIMEOUT_MS: 120_000, AI_IDLE_TIMEOUT_MS: 60_000 });
    expect(readEnv([], least).AI_BASE_URL).toBeUndefined();
    expect(readEnv([], { ...least, ...provider, AI_TIMEOUT_MS: '1000' })).toMatchObject({
      ...provider,
      AI_TIMEOUT_MS: 1000,
    });
    expect(readEnv([], { ...least, ...provider, AI_API_KEY: '' }).AI_API_KEY).toBeUndefined();
  });

  test.each([
    [{ AI_MODEL: '' }, 'belong together'],
    [{ AI_BASE_URL: '' }, 'belong together'],
    [{ AI_BASE_URL: 'ftp://api.example.com' }, 'AI_BASE_URL'],
    [{ AI_BASE_URL: 'https://user:sk-0123456789@api.example.com' }, 'Must hold no key'],
    [{ AI_BASE_URL: 'https://api.example.com/?key=sk-0123456789' }, 'Must hold no key'],
    [{ AI_API_KEY: 'sk-0123456789\nx-more: 1' }, 'AI_API_KEY'],
    [{ AI_API_KEY: 'sk-0123456789 é' }, 'AI_API_KEY'],
    [{ AI_TIMEOUT_MS: '0' }, 'AI_TIMEOUT_MS'],
    [{ AI_TIMEOUT_MS: '900000' }, 'AI_TIMEOUT_MS'],
  ])('is refused with %j, without the key', (changes, sentence) => {
    const reading = () => readEnv([], { ...least, ...provider, ...changes });
    expect(reading).toThrow(sentence);
    expect(reading).not.toThrow('0123456789');
  });
});

describe('sign-in by a provider', () => {
  const google = { GOOGLE_CLIENT_ID: 'id-of-google', GOOGLE_CLIENT_SECRET: 'secret-0123456789' };

  test('is set up by an id and its secret; addresses have defaults', () => {
    expect(readEnv([], { ...least, ...google })).toMatchObject({
      ...google,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      GITHUB_URL: 'https://github.com',
      GITHUB_API_URL: 'https://api.github.com',
    });
    expect(readEnv([], { ...least, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).GOOGLE_CLIENT_ID).toBeUndefined();
  });

  test.each([
    [{ GOOGLE_CLIENT_SECRET: '' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
    [{ GITHUB_CLIENT_ID: 'x' }, 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET belong together'],
    [{ GITHUB_CLIENT_SECRET: 'secret-0123456789' }, 'belong together'],
    [{ GOOGLE_ISSUER: 'http://accounts.example' }, 'Must be https'],
    [{ GITHUB_URL: 'http://127.0.0.1.evil.example' }, 'Must be https'],
    [{ GITHUB_API_URL: 'https://user:secret-0123456789@api.example' }, 'Must hold no key'],
    [{ GOOGLE_CLIENT_SECRET: 'secret-0123456789\nx' }, 'GOOGLE_CLIENT_SECRET'],
  ])('is refused with %j, without the secret', (changes, sentence) => {
    const reading = () => readEnv([], { ...least, ...google, ...changes });
    expect(reading).toThrow(sentence);
    expect(reading).not.toThrow('0123456789');
  });
});
