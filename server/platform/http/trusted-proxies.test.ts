import { afterEach, expect, test } from 'vitest';
import { type Env, readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';

const least = { DATABASE_URL: 'postgres://user@/database', DATA_DIR: 'var', SECRET: 'x'.repeat(32) };
const read = (text: string): Env['TRUST_PROXY'] => readEnv({}, { ...least, TRUST_PROXY: text }).TRUST_PROXY;

const logged: string[] = [];
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

/** Whom a server with this setting takes the caller for, when this machine calls with that header. */
async function callerOf(setting: string, forwarded: string | string[]): Promise<string> {
  logged.length = 0;
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const app = await createApp({ TRUST_PROXY: read(setting) }, log, new AbortController().signal);
  close = () => app.close();
  app.get('/whoami', async ({ ip }) => ip);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const headers = new Headers();
  for (const value of [forwarded].flat()) headers.append('x-forwarded-for', value);
  return (await fetch(`http://127.0.0.1:${port}/whoami`, { headers })).text();
}

test.each([
  // Whoever calls may write what they like on the left: each proxy adds on the right whom it has seen.
  ['1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['true', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['2', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['2', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.0/8, 10.0.0.0/8', '203.0.113.9, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['127.0.0.1,2001:db8::/32', '2001:db9::1, 2001:db8:5::1', '2001:db9::1'],
  ['10.0.0.0/8', '198.51.100.7', '127.0.0.1'],
  ['false', '198.51.100.7', '127.0.0.1'],
  ['', '198.51.100.7', '127.0.0.1'],
  // What is no address is nobody, and neither is what stands behind it.
  ['1', 'unknown', '127.0.0.1'],
  ['1', '198.51.100.7, admin', '127.0.0.1'],
  ['1', '198.51.100.7, ', '127.0.0.1'],
  ['1', '198.51.100.7:4711', '127.0.0.1'],
  ['1', '9'.repeat(60), '127.0.0.1'],
  ['2', '198.51.100.7, 999.1.1.1, 10.0.0.2', '10.0.0.2'],
  ['127.0.0.0/8, 10.0.0.0/8', 'nobody, 10.0.0.2', '10.0.0.2'],
])('with TRUST_PROXY=%s, %s is %s', async (setting, forwarded, caller) => {
  expect(await callerOf(setting, forwarded)).toBe(caller);
});

test('a header that came twice is one list', async () => {
  expect(await callerOf('1', ['203.0.113.9', '198.51.100.7'])).toBe('198.51.100.7');
});

test('the old value is one proxy, and the log says what to write instead', async () => {
  await callerOf('true', '198.51.100.7');
  expect(logged.join('')).toContain('TRUST_PROXY=true counts as one proxy');
  await callerOf('1', '198.51.100.7');
  expect(logged.join('')).not.toContain('TRUST_PROXY');
});

test.each(['maybe', '-1', '10', '1.5', '10.0.0.0/33', '300.1.1.1', 'proxy.example', '10.0.0.1,', '0.0.0.0/0', '::/0'])(
  'TRUST_PROXY=%s is refused when the server starts',
  (text) => {
    expect(() => read(text)).toThrow(
      /Must be false, a number of proxies from 1 to 9, or their addresses and networks|Must not be every address/,
    );
  },
);
