import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const least = { DATABASE_URL: 'postgres://user@/database', SECRET: 'x'.repeat(32) };
const provider = { AI_BASE_URL: 'https://api.example.com/v1', AI_MODEL: 'some-model', AI_API_KEY: 'sk-0123456789' };

describe('an AI provider', () => {
  test('is none by default, and is given by its address and model', () => {
    expect(readEnv(least)).toMatchObject({ AI_TIMEOUT_MS: 120_000, AI_IDLE_TIMEOUT_MS: 60_000 });
    expect(readEnv(least).AI_BASE_URL).toBeUndefined();
    expect(readEnv({ ...least, ...provider, AI_TIMEOUT_MS: '1000' })).toMatchObject({
      ...provider,
      AI_TIMEOUT_MS: 1000,
    });
    expect(readEnv({ ...least, ...provider, AI_API_KEY: '' }).AI_API_KEY).toBeUndefined();
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
    const reading = () => readEnv({ ...least, ...provider, ...changes });
    expect(reading).toThrow(sentence);
    expect(reading).not.toThrow('0123456789');
  });
});
