import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../../server.ts';
import { createLog } from '../log.ts';

const INLINE = 'window.__ready = 1;';
const files: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><html lang="en"><script>${INLINE}</script><script type="module" src="/assets/app-1.js"></script><h1>Home</h1>`,
  'signin/index.html': '<!doctype html><html lang="en"><h1>Sign in</h1>',
  '__spa-fallback.html': '<!doctype html><html lang="en"><h1>App</h1>',
  'about/index.html': `<!doctype html><link rel="canonical" href="https://origin.invalid/about"/><script type="application/ld+json">{}</script>`,
  'assets/app-1.js': 'console.log("plain");',
  'assets/wasm-format-worker-1.js': 'postMessage(1);',
  'assets/pdfjs-1/pdf.worker.min.mjs': 'postMessage(2);',
  'assets/app-1.js.gz': gzipSync('console.log("plain");'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let root: string;
let house: House;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'devorbit-web-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  writeFileSync(join(root, '../outside.txt'), 'outside');
  house = await openHouse({ env: { WEB_DIR: root } });
});
afterAll(async () => {
  await house.close();
  rmSync(root, { recursive: true });
  rmSync(join(root, '../outside.txt'));
});

const get = async (path: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) => {
  const response = await fetch(house.url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('an address that cannot be read leads a person to the page that says so, and a program to words', async () => {
  for (const path of ['/%E0%A4%A', '/u/%ff']) {
    const person = await get(path, { accept: 'text/html,*/*' });
    expect(person).toMatchObject({ status: 302 });
    expect(person.headers.get('location')).toBe('/lost-in-space');
    expect(await get(path)).toMatchObject({ status: 400, text: expect.stringContaining('The address is not valid') });
  }
  expect((await get('/api/users/%ff/', { accept: 'text/html' })).status).toBe(400);
});

test.each<[kind: string, status: number, path: string, headers?: Record<string, string>, method?: string]>([
  ['a reply', 200, '/api/problems/'],
  ['a refusal', 401, '/api/me/'],
  ['a call that is not there', 404, '/api/nothing/'],
  ['a body that cannot be read', 400, '/api/login/', { 'content-type': 'application/json' }, 'POST'],
  ['a body of another type', 415, '/api/login/', { 'content-type': 'text/csv' }, 'POST'],
  ['an address that cannot be read', 400, '/api/%zz'],
  ['an address that leads a person on', 302, '/%zz', { accept: 'text/html' }],
  ['a navigation', 302, '/api/auth/google/login/'],
  ['a stream', 200, '/api/leaderboard/events'],
  ['the state of the house', 200, '/healthz'],
  ['a page', 200, '/'],
  ['a page that the reader has', 304, '/', { 'if-none-match': 'its own' }],
  ['a page that is not there', 404, '/lost/in/space'],
  ['a file of no page', 200, '/favicon.svg'],
  ['a file that is not there', 404, '/assets/app-2.js'],
  ['the words before a page', 200, '/', {}, 'HEAD'],
])('%s carries the protecting headers', async (_, status, path, headers = {}, method = 'GET') => {
  if ('if-none-match' in headers) headers['if-none-match'] = (await get(path)).headers.get('etag') ?? '';
  const reply = await fetch(house.url + path, {
    method,
    headers,
    redirect: 'manual',
    ...(method === 'POST' ? { body: '{' } : {}),
  });
  await reply.body?.cancel();
  const given = reply.headers;
  expect(reply.status).toBe(status);
  expect(given.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(given.get('x-frame-options')).toBe('DENY');
  expect(given.get('x-content-type-options')).toBe('nosniff');
  const features = given.get('permissions-policy') ?? '';
  for (const used of ['camera', 'clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'])
    expect(features).toContain(`${used}=(self)`);
  for (const unused of ['microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
    expect(features).toContain(`${unused}=()`);
});

test.each([
  ['/', 200, 'Home'],
  ['/?utm=1', 200, 'Home'],
  ['/signin', 200, 'Sign in'],
  ['/signin/', 200, 'Sign in'],
  ['/profile', 200, 'App'],
  ['/profile/', 200, 'App'],
  ['/problems/2147483647', 404, 'App'],
  ['/problems/twelve', 404, 'App'],
  ['/lost/in/space', 404, 'App'],
  ['/u/%00', 404, 'App'],
  ['/index.html', 404, 'App'],
  ['/__spa-fallback.html', 404, 'App'],
  ['/signin/index.html', 404, 'App'],
  ['/..%2foutside.txt', 404, 'App'],
  ['/%2e%2e/outside.txt', 404, 'App'],
])('%s answers %i with the page %s', async (path, status, title) => {
  const page = await get(path);
  expect(page).toMatchObject({ status, text: expect.stringContaining(`<h1>${title}</h1>`) });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
});

test('WebAssembly is for the workers that are named so; no page and no other script may run any', async () => {
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  for (const path of ['/assets/wasm-format-worker-1.js', '/assets/pdfjs-1/pdf.worker.min.mjs'])
    expect(await policy(path)).toBe("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'");
  for (const path of ['/', '/signin', '/profile', '/assets/app-1.js', '/assets/wasm-gone-1.js', '/wasm-1.js'])
    expect(await policy(path)).not.toContain('wasm');
});

test('the app never answers for the API', async () => {
  for (const path of ['/api/nothing', '/internal/packages', '/api'])
    expect(await get(path)).toMatchObject({ status: 404, text: expect.stringContaining('"error"') });
  expect((await fetch(`${house.url}/signin`, { method: 'POST' })).status).toBe(404);
});

test('a page allows its own inline scripts and no others', async () => {
  const hash = createHash('sha256').update(INLINE).digest('base64');
  expect((await get('/')).headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect((await get('/signin')).headers.get('content-security-policy')).toContain(`script-src 'self';`);
});

test('assets are kept for good, packed where they can be; missing ones are no pages', async () => {
  const packed = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect(packed).toMatchObject({ status: 200, text: 'console.log("plain");' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/app-1.js')).headers.get('content-encoding')).toBeNull();
  expect((await get('/assets/app-2.js')).status).toBe(404);
  expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

test('assets carry what protects a file, and nothing that is for documents', async () => {
  const { headers } = await get('/assets/app-1.js');
  const names = [...headers.keys()].filter((name) => !['date', 'connection', 'keep-alive'].includes(name));
  expect(names.toSorted()).toEqual([
    'accept-ranges',
    'cache-control',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'etag',
    'last-modified',
    'vary',
    'x-content-type-options',
    'x-frame-options',
  ]);
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
});

test('pages come packed as the reader takes them, and not again where the reader has them', async () => {
  const packed = async (accepted: string) => {
    const page = await get('/profile', { 'accept-encoding': accepted });
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('App') });
    return page.headers.get('content-encoding');
  };
  expect(await packed('br;q=1, gzip;q=0.8')).toBe('br');
  expect(await packed('gzip')).toBe('gzip');
  expect(await packed('gzip;q=0')).toBeNull();
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect(await get('/', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  expect((await get('/lost', { 'if-none-match': (await get('/lost')).headers.get('etag') ?? '' })).status).toBe(404);
});

test('a built page names the address that visitors know; its data asks no policy', async () => {
  const { text, headers } = await get('/about');
  expect(text).toContain(`href="http://localhost:${new URL(house.url).port}/about"`);
  expect(text).not.toContain('origin.invalid');
  expect(headers.get('content-security-policy')).toContain(`script-src 'self';`);
});

test('where a demo world is, every page says so before anything is painted', async () => {
  const paths = ['/', '/signin', '/problems/1'];
  for (const path of paths) expect((await get(path)).text).not.toContain('data-demo');
  const demo = await openHouse();
  try {
    await demo.database.run(
      `with made as (
         insert into users (username, email, full_name, password_hash, date_joined)
         values ('sample', 'sample@example.com', 'S', null, now()) returning id
       ) insert into sample_people (user_id, until) select id, now() from made`,
    );
    const server = await openServer(
      { ...demo.env, PORT: 0, WEB_DIR: root },
      { log: createLog('silent'), clock: demo.clock },
    );
    for (const path of paths) {
      const text = await (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
      expect(text).toContain('<html data-demo lang="en">');
    }
    await server.close();
  } finally {
    await demo.close();
  }
});

test('HEAD answers as GET does, without the page', async () => {
  for (const path of ['/', '/profile', '/lost/in/space', '/favicon.svg']) {
    const head = await fetch(house.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    const full = await get(path);
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      full.status,
      full.headers.get('content-length'),
      '',
    ]);
  }
});

test('search engines are told to leave out what is private, and what is no page', async () => {
  for (const path of [
    '/profile',
    '/submissions',
    '/admin',
    '/notifications',
    '/setup',
    '/lost/in/space',
    '/api/problems/',
  ])
    expect([path, (await get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
  for (const path of ['/', '/signin']) expect((await get(path)).headers.get('x-robots-tag')).toBeNull();
});

test('a built page in other letters is redirected to, with its query, and nothing else is', async () => {
  const moved = await get('/About?x=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about?x=1']);
  expect((await get('/SignIn/')).headers.get('location')).toBe('/signin');
  expect((await get('/Nowhere')).status).toBe(404);
});
