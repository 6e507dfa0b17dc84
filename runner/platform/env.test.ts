import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('has a default for everything: loopback, any port', () => {
  expect(readEnv({ HOME: '/nowhere', RUNNER_PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 0,
    queue: 64,
    logLevel: 'info',
  });
  expect(readEnv({ XDG_CACHE_HOME: '/c' }).cacheDir).toBe('/c/devorbit/packages');
  expect(readEnv({}).lanes).toBeGreaterThanOrEqual(1);
});

it('takes what the operator sets', () => {
  expect(
    readEnv({
      RUNNER_PORT: '4000',
      RUNNER_LANES: '3',
      RUNNER_QUEUE: '7',
      RUNNER_AHEAD: '0',
      RUNNER_CACHE_DIR: '/p',
      RUNNER_CACHE_MB: '1',
    }),
  ).toMatchObject({ port: 4000, lanes: 3, queue: 7, linesAhead: 0, cacheDir: '/p', cacheBytes: 1_048_576 });
});

it.each([
  ['RUNNER_PORT', '70000'],
  ['RUNNER_LANES', '0'],
  ['RUNNER_FIRST_UID', '0'],
  ['RUNNER_QUEUE', 'many'],
  ['RUNNER_AHEAD', '7'],
  ['RUNNER_DOCUMENT_WEIGHT', 'heavy'],
  ['LOG_LEVEL', 'loud'],
])('names %s where it is %s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});
