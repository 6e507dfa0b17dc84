import { describe, expect, test } from 'vitest';
import { readEnv, readOperatorEnv } from './env.ts';

const least = { DATABASE_URL: 'postgres://user@/database', DATA_DIR: 'var', SECRET: 'x'.repeat(32) };
const provider = { AI_BASE_URL: 'https://api.example.com/v1', AI_MODEL: 'some-model', AI_API_KEY: 'sk-0123456789' };

describe('an AI provider', () => {
  test('is none by default, and is given by its address and model', () => {
    expect(readEnv({}, least)).toMatchObject({ AI_TIMEOUT_MS: 120_000, AI_IDLE_TIMEOUT_MS: 60_000 });
    expect(readEnv({}, least).AI_BASE_URL).toBeUndefined();
    expect(readEnv({}, { ...least, ...provider, AI_TIMEOUT_MS: '1000' })).toMatchObject({
      ...provider,
      AI_TIMEOUT_MS: 1000,
    });
    expect(readEnv({}, { ...least, ...provider, AI_API_KEY: '' }).AI_API_KEY).toBeUndefined();
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
    const reading = () => readEnv({}, { ...least, ...provider, ...changes });
    expect(reading).toThrow(sentence);
    expect(reading).not.toThrow('0123456789');
  });
});

test('the wait for a connection is 8 s by default, and no longer than 10 minutes', () => {
  expect(readEnv({}, least).DATABASE_TIMEOUT_MS).toBe(8_000);
  expect(readEnv({}, { ...least, DATABASE_TIMEOUT_MS: '500' }).DATABASE_TIMEOUT_MS).toBe(500);
  for (const odd of ['0', '-1', 'soon', '600001'])
    expect(() => readEnv({}, { ...least, DATABASE_TIMEOUT_MS: odd })).toThrow('DATABASE_TIMEOUT_MS');
});

describe('where files are kept', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id-of-bucket', AWS_SECRET_ACCESS_KEY: 'secret-0123456789' };
  const bucket = { ...keys, BLOBS_URL: 's3://files?endpoint=https://s3.example.com&region=eu-1' };

  test('is a folder below the data folder, another one or a bucket with its keys', () => {
    expect(readEnv({}, least)).toMatchObject({ DATA_DIR: 'var' });
    for (const settings of [bucket, { BLOBS_URL: 'file:///srv/files' }, { ...keys, BLOBS_URL: 's3://files' }])
      expect(readEnv({}, { ...least, ...settings })).toMatchObject(settings);
    expect(readOperatorEnv({ BLOBS_URL: 'file:///copy' }, bucket)).toMatchObject({ BLOBS_URL: 'file:///copy' });
  });

  test.each([
    [{ AWS_SECRET_ACCESS_KEY: '' }, 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    [{ BLOBS_URL: 'https://files.example.com' }, 'BLOBS_URL'],
    [{ BLOBS_URL: 'file:///' }, 'Must be s3://bucket'],
    [{ BLOBS_URL: 'file://server/files' }, 'Must be s3://bucket'],
    [{ BLOBS_URL: 's3://id:secret-0123456789@files' }, 'Must be s3://bucket'],
    [{ BLOBS_URL: 's3://files/folder' }, 'Must be s3://bucket'],
    [{ BLOBS_URL: 's3://files?endpoint=https://id:secret-0123456789@s3.example.com' }, 'Must be s3://bucket'],
    [{ BLOBS_URL: 's3://files?endpoint=s3.example.com' }, 'Must be s3://bucket'],
    [{ AWS_SESSION_TOKEN: 'secret-0123456789 x' }, 'AWS_SESSION_TOKEN'],
  ])('is refused with %j, without the secret', (changes, sentence) => {
    const reading = () => readEnv({}, { ...least, ...bucket, ...changes });
    expect(reading).toThrow(sentence);
    expect(reading).not.toThrow('0123456789');
  });

  test('is asked of every server', () => {
    expect(() => readEnv({}, { ...least, DATA_DIR: '' })).toThrow('DATA_DIR');
  });
});
