import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushChanges } from '@devorbit/contract/ide/files.ts';
import { addMember, removeMember } from '@devorbit/contract/ide/members.ts';
import { endPreviews, openPreview } from '@devorbit/contract/ide/previews.ts';
import { createProject, deleteProject } from '@devorbit/contract/ide/projects.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../../platform/env.ts';
import { forgetEnded } from './jobs.ts';
import { previewOrigins } from './policy.ts';
import { previewSettings } from './settings.ts';

let house: House;
let ada: SignedIn;
let bob: SignedIn;
let now = new Date();
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
});
afterAll(() => house.close());
beforeEach(async () => {
  now = new Date();
  ada = await makeUser(house);
  bob = await makeUser(house);
});

const required = { DATABASE_URL: 'postgres://x', DATA_DIR: 'x', SECRET: 'x'.repeat(32) };
const PAGE = '<!doctype html>\n<title>Orbits</title>\n<script src="app.js"></script>\n';
const make = async (as = ada) =>
  (
    await call(house.url, createProject, {
      as: as.code,
      body: {
        name: 'Page',
        files: [
          { name: 'index.html', content: PAGE },
          { name: 'app.js', content: 'hello' },
          { name: 'style.css', content: 'body {}' },
          { name: 'docs/index.html', content: '<p>Docs' },
          { name: 'a b/ü&?#.txt', content: 'odd' },
          { name: 'tool.py', content: 'print(1)' },
          { name: 'dot.png', base64: 'iVBORw0KGgo=' },
          { name: 'bad.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
        ],
      },
    })
  ).body.id;
const open = async (id: number, as = ada) =>
  (await call(house.url, openPreview, { as: as.code, params: { id } })).body.token;
const letIn = (id: number, who: SignedIn, role: 'editor' | 'viewer') =>
  call(house.url, addMember, { as: ada.code, params: { id }, body: { username: who.user.username, role } });
const get = (token: string, path = '', headers: Record<string, string> = {}) =>
  fetch(`${house.url}/preview/${token}/${path}`, { headers, redirect: 'manual' });
/** With the path and the headers exactly as they are written. */
const getRaw = (path: string, headers: Record<string, string> = {}, from = house) =>
  new Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { hostname, port } = new URL(from.url);
    request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.on('data', (piece: Buffer) => (body += piece.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

describe('the files', () => {
  test('have their types, and pages the script that tells what their console says', async () => {
    const token = await open(await make());
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const page = await get(token);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await page.text();
    expect(html).toMatch(/^<!doctype html><script>\(function/);
    expect(html.replace(/<script>\(function[\s\S]*?\}\)\(\);<\/script>/, '')).toBe(
      PAGE.replace('<script src', '<script crossorigin src'),
    );
    for (const [path, type, text] of [
      ['app.js', 'text/javascript; charset=utf-8', 'hello'],
      ['style.css?v=2', 'text/css; charset=utf-8', 'body {}'],
      ['tool.py', 'text/plain; charset=utf-8', 'print(1)'],
      ['a%20b/%C3%BC%26%3F%23.txt', 'text/plain; charset=utf-8', 'odd'],
    ] as const) {
      const file = await get(token, path);
      expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([200, type, text]);
    }
    const picture = await get(token, 'dot.png');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe('iVBORw0KGgo=');
    expect(await (await get(token, 'docs/')).text()).toContain('<p>Docs');
    const folder = await get(token, 'docs');
    expect([folder.status, folder.headers.get('location')]).toEqual([302, `/preview/${token}/docs/`]);
    const head = await fetch(`${house.url}/preview/${token}/app.js`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('are what was typed last', async () => {
    const id = await make();
    const token = await open(id);
    await call(house.url, pushChanges, {
      as: ada.code,
      params: { id, file: 2 },
      body: {
        client: 'a',
        version: 0,
        updates: [
          [5, [0, '!']],
          [6, [0, '?']],
        ],
      },
    });
    expect(await (await get(token, 'app.js')).text()).toBe('hello!?');
  });

  test('reach nothing: every answer is a stranger without an origin', async () => {
    const token = await open(await make());
    const here = house.url.replace('http://', '');
    for (const path of ['', 'app.js', 'bad.svg', 'missing.html']) {
      const { headers } = await get(token, path, { cookie: 'a=b' });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-modals; /);
      expect(policy).toMatch(
        new RegExp(
          `default-src http://\\S+/preview/${token}/ ${here}/preview/${token}/ 'unsafe-inline' 'unsafe-eval' data: blob:;`,
        ),
      );
      expect(policy).toContain("form-action 'none'; frame-ancestors 'self'");
      expect(policy).not.toContain('allow-same-origin');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('permissions-policy')).not.toContain('self');
    }
    const { headers } = await fetch(`${house.url}/preview/here/`);
    expect(headers.get('content-security-policy')).toContain(
      "default-src  'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; base-uri 'none'",
    );
  });

  test('are never scripts of our own pages, nor service workers', async () => {
    const token = await open(await make());
    const asked = async (headers: Record<string, string>) => (await getRaw(`/preview/${token}/app.js`, headers)).status;
    expect(
      await asked({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }),
    ).toBe(403);
    expect(
      await asked({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'worker' }),
    ).toBe(403);
    expect(await asked({ 'service-worker': 'script' })).toBe(403);
    expect(
      await asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }),
    ).toBe(200);
    expect(
      await asked({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }),
    ).toBe(200);
  });

  test('are those of one project: no path leads out of it', async () => {
    const other = await open(await make(bob), bob);
    const id = (
      await call(house.url, createProject, {
        as: ada.code,
        body: { name: 'Small', files: [{ name: 'a.txt', content: 'mine' }] },
      })
    ).body.id;
    const token = await open(id);
    expect((await get(token, 'index.html')).status).toBe(404);
    for (const path of [
      `/preview/${token}/../${other}/app.js`,
      `/preview/${token}/..%2f${other}%2fapp.js`,
      `/preview/${token}/%2e%2e/%2e%2e/api/ide/projects/`,
      `/preview/${token}//etc/passwd`,
      `/preview/${token}/%00`,
      `/preview/${token}/a.txt%00.html`,
      `/preview/${token}/${'%41'.repeat(5000)}`,
      `/preview/${token}/${'a/'.repeat(200)}a.txt`,
      `/preview/${token}/%252e%252e/a.txt`,
      `/preview/${token}\\a.txt`,
    ]) {
      const { status, body } = await getRaw(path);
      expect([path.slice(0, 80), status]).toEqual([path.slice(0, 80), 404]);
      expect(body).not.toContain('mine');
    }
    for (const path of [`/preview/${token}/%E0%A4%A`, `/preview/${token}/%ff`])
      expect((await getRaw(path)).status).toBeOneOf([302, 400, 404]);
  });
});

describe('who may', () => {
  test('members, each by an address of their own', async () => {
    const id = await make();
    const stranger = await makeUser(house);
    expect(await refused(house.url, openPreview, { params: { id } })).toMatchObject({ status: 401 });
    expect(await refused(house.url, openPreview, { as: stranger.code, params: { id } })).toMatchObject({ status: 404 });
    await letIn(id, bob, 'viewer');
    const tokens = [await open(id), await open(id, bob)];
    for (const token of tokens) expect((await get(token, 'app.js')).status).toBe(200);

    await call(house.url, removeMember, { as: ada.code, params: { id, username: bob.user.username } });
    expect((await get(tokens[1]!, 'app.js')).status).toBe(404);
    expect((await get(tokens[0]!, 'app.js')).status).toBe(200);
    // It stays ended for who comes back.
    await letIn(id, bob, 'editor');
    expect((await get(tokens[1]!, 'app.js')).status).toBe(404);
    expect(await refused(house.url, endPreviews, { as: stranger.code, params: { id } })).toMatchObject({ status: 404 });
  });

  test('until it ends, is turned off, or the project or the person is gone', async () => {
    const id = await make();
    const token = await open(id);
    now = new Date(now.getTime() + 12 * 60 * 60 * 1000 - 1);
    expect((await get(token)).status).toBe(200);
    now = new Date(now.getTime() + 1);
    expect((await get(token)).status).toBe(404);
    await forgetEnded(house);
    const rows = async () => (await house.database.raw('select from ide_previews where project_id = $1', [id])).rows;
    expect(await rows()).toEqual([]);

    now = new Date();
    await letIn(id, bob, 'viewer');
    const [own, others] = [await open(id), await open(id, bob)];
    expect((await call(house.url, endPreviews, { as: ada.code, params: { id } })).body).toEqual({ ended: 1 });
    expect([(await get(own)).status, (await get(others)).status]).toEqual([404, 200]);
    await house.database.raw('update users set suspended_at = now() where id = $1', [bob.user.id]);
    expect((await get(others)).status).toBe(404);
    await house.database.transaction((tx) => eraseTraces(tx, bob.user.id));
    expect(await rows()).toEqual([]);

    const last = await open(id);
    await call(house.url, deleteProject, { as: ada.code, params: { id } });
    expect((await get(last)).status).toBe(404);
  });

  test('the digest is kept, never the token, and 40 addresses of a user', async () => {
    const id = await make();
    const first = await open(id);
    const { rows } = await house.database.raw('select token_hash, ends_at from ide_previews where project_id = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(first);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(first, 'base64url').toString('hex'));
    for (let at = 0; at < 40; at++) {
      now = new Date(now.getTime() + 2_000);
      await open(id);
    }
    expect((await get(first)).status).toBe(404);
    expect((await house.database.raw('select from ide_previews where project_id = $1', [id])).rows).toHaveLength(40);
  });

  test('so many files in a minute', async () => {
    const small = await openHouse({
      databaseUrl: house.databaseUrl,
      env: { DATA_DIR: house.env.DATA_DIR, IDE_PREVIEW_FILES_PER_MINUTE: '3' },
    });
    try {
      const id = await make();
      const [token, other] = [await open(id), await open(id)];
      const from = (address: string) => fetch(`${small.url}/preview/${address}/app.js`);
      for (let at = 0; at < 3; at++) expect((await from(token)).status).toBe(200);
      const refusal = await from(token);
      expect([refusal.status, Number(refusal.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect((await from(other)).status).toBe(200);
    } finally {
      await small.close();
    }
  });
});

describe('with PREVIEW_URL, each project has an origin of its own', () => {
  const settings = { PREVIEW_URL: 'https://*.preview.example.com', PUBLIC_URL: 'https://orbit.example.com' };
  let named: House;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'devorbit-web-'));
    writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html><html lang="en"><h1>App</h1>');
    const env = { DATA_DIR: house.env.DATA_DIR, WEB_DIR: root, ...settings };
    named = await openHouse({ databaseUrl: house.databaseUrl, clock: { now: () => now }, env });
  });
  afterAll(async () => {
    await named.close();
    rmSync(root, { recursive: true });
  });
  const address = async (id: number) => {
    const { token, origin } = (await call(named.url, openPreview, { as: ada.code, params: { id } })).body;
    return { token, origin, host: origin?.replace('https://', '') ?? '' };
  };
  const at = (host: string, path: string, headers: Record<string, string> = {}) =>
    getRaw(path, { host, ...headers }, named);

  test('where its pages load what is in the project, and only pages of ours show them', async () => {
    const id = await make();
    const { token, origin, host } = await address(id);
    expect(origin).toBe(`https://p${id}.preview.example.com`);
    const { status, body, headers } = await at(host, `/preview/${token}/`);
    expect([status, body.includes('Orbits')]).toEqual([200, true]);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-modals allow-same-origin; /);
    expect(policy).toContain(`default-src ${origin}/preview/${token}/ 'unsafe-inline'`);
    expect(policy).toContain(
      `base-uri ${origin}/preview/${token}/; form-action 'none'; frame-ancestors 'self' ${settings.PUBLIC_URL}`,
    );
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await at(host.toUpperCase(), `/preview/${token}/app.js`)).status).toBe(200);
    const folder = await at(host, `/preview/${token}/docs`);
    expect([folder.status, folder.headers.location]).toEqual([302, `/preview/${token}/docs/`]);
    const around = await getRaw('/online-ide', {}, named);
    expect(around.headers['content-security-policy']).toContain(`; frame-src 'self' ${settings.PREVIEW_URL};`);
    // On this server itself it still has none.
    const bare = await getRaw(`/preview/${token}/`, {}, named);
    expect([bare.status, bare.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(bare.headers['content-security-policy']).not.toContain('allow-same-origin');
  });

  test('where nothing else is: no call, no page of ours, no other project', async () => {
    const [one, other] = [await address(await make()), await address(await make())];
    for (const path of [
      '/',
      '/api/ide/projects/',
      '/api/health',
      '/healthz',
      '/assets/x.js',
      '/online-ide',
      '/preview/here/',
      '/preview',
      `/preview/${other.token}/app.js`,
      `/preview/../api/ide/start/`,
      `/preview/%2e%2e/api/ide/start/`,
      `//preview/${one.token}/app.js`,
      `/frame/react/`,
    ]) {
      const { status, headers } = await at(one.host, path, { authorization: `Token ${ada.code}` });
      expect([path, status]).toEqual([path, 404]);
      expect(String(headers['content-security-policy'])).toMatch(/^sandbox|^default-src 'none'/);
    }
    for (const host of ['p1.preview.example.com.evil.example', 'px.preview.example.com', 'p01.preview.example.com'])
      expect((await at(host, '/api/ide/projects/', { authorization: `Token ${ada.code}` })).status).toBe(200);
  });

  test('whose files are nothing to other pages, and no service worker', async () => {
    const { token, host } = await address(await make());
    const asked = async (headers: Record<string, string>) =>
      (await at(host, `/preview/${token}/app.js`, headers)).status;
    for (const site of ['same-site', 'cross-site'])
      expect(await asked({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' })).toBe(
        403,
      );
    expect(await asked({ 'service-worker': 'script', 'sec-fetch-site': 'same-origin' })).toBe(403);
    expect(await asked({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200);
    expect(await asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200);
  });

  test('if the setting is an address with a star', () => {
    const read = (PREVIEW_URL: string) =>
      previewOrigins(readEnv({ settings: [previewSettings] }, { ...required, PREVIEW_URL }))?.of(7);
    expect(read('http://*.LOCALHOST:3000/')).toBe('http://p7.localhost:3000');
    expect(read('')).toBeUndefined();
    for (const wrong of [
      'https://preview.example.com',
      'https://*',
      'ftp://*.a.b',
      "https://*.a.b; script-src 'x'",
      'https://*.a.b/c',
      'https://a.*.b',
    ])
      expect(() => read(wrong)).toThrow('such as https://*.preview.example.com');
  });
});
