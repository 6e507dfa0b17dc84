import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomKit } from '@devorbit/contract/execution/judging.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';
import { serveFrames } from './frames.ts';

const SCRIPT = 'kit-0123456789ab.js';
const COMPILER = 'compile-ba9876543210.js';

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'devorbit-frames-')), 'built');
  for (const kit of DomKit.options) {
    await mkdir(join(root, kit), { recursive: true });
    for (const [name, content] of Object.entries({
      'index.html': `<h1>${kit}</h1>`,
      [SCRIPT]: `/* ${kit} */`,
      [COMPILER]: `/* compiles ${kit} */`,
      'kit.js': 'no digest',
      [`${SCRIPT}.map`]: '{}',
      'proof-0123456789ab.js': 'of boxes',
    }))
      await writeFile(join(root, kit, name), content);
  }
  await writeFile(join(root, '..', SCRIPT), 'outside');
  app = await createApp({ TRUST_PROXY: false }, createLog('silent'), new AbortController().signal);
  serveFrames(app, root);
});
afterAll(async () => {
  await app.close();
  await rm(join(root, '..'), { recursive: true });
});

const get = (path: string) => app.inject({ url: `/frame/${path}` });
const directivesOf = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

/** What every kit's frame may: run its kit and blobs, and reach nothing. */
const STRICT = {
  'default-src': "'none'",
  'script-src': "'self' blob:",
  'worker-src': 'blob:',
  'connect-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
  sandbox: 'allow-scripts allow-forms',
};
/** And what single ones may beside it. */
const MORE: Partial<Record<DomKit, Record<string, string>>> = {
  angular: { 'script-src': "'self' blob: 'unsafe-eval'", 'style-src': "'unsafe-inline'" },
};

describe.each(DomKit.options)('the frame of %s', (kit) => {
  test.each([
    ['', `<h1>${kit}</h1>`, 'text/html', 'no-cache'],
    [SCRIPT, `/* ${kit} */`, 'text/javascript', 'public, max-age=31536000, immutable'],
    [COMPILER, `/* compiles ${kit} */`, 'text/javascript', 'public, max-age=31536000, immutable'],
  ])('sends %j with its policy, to pages without an origin', async (file, body, type, caching) => {
    const reply = await get(`${kit}/${file}`);
    expect([reply.statusCode, reply.body]).toEqual([200, body]);
    expect(directivesOf(reply.headers['content-security-policy'])).toEqual({ ...STRICT, ...MORE[kit] });
    expect(reply.headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': caching,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    // Its `frame-ancestors` says who may show it.
    expect(reply.headers).not.toHaveProperty('x-frame-options');
  });
});

test.each([
  'jquery/',
  `jquery/${SCRIPT}`,
  'react/index.html',
  'react/kit.js',
  `react/${SCRIPT}.map`,
  'react/proof-0123456789ab.js',
  'react/kit-aaaaaaaaaaaa.js',
  `..%2f/${SCRIPT}`,
  `react/..%2f..%2f${SCRIPT}`,
  '%2e%2e/',
  'constructor/',
])('%s is no file of a kit, and is refused with the policy of any other refusal', async (path) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['x-frame-options']).toBe('DENY');
  expect(directivesOf(reply.headers['content-security-policy'])).toMatchObject({
    'script-src': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
});

test('a page is read anew for everybody, and a script, whose name changes with it, once', async () => {
  await get(`vue/${SCRIPT}`);
  for (const name of ['index.html', SCRIPT]) await writeFile(join(root, 'vue', name), 'built anew');
  expect((await get('vue/')).body).toBe('built anew');
  expect((await get(`vue/${SCRIPT}`)).body).toBe('/* vue */');
});
