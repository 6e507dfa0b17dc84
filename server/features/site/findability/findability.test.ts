import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { updatePreferences, updateProfile } from '@devorbit/contract/community/profiles.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectLastProblem, selectListed } from './store.ts';

const canonical = (path: string) => `<link rel="canonical" href="https://origin.invalid${path}"/>`;
const files: Record<string, string> = {
  '__spa-fallback.html':
    '<!doctype html><html><head><title>DevOrbit</title><meta property="og:image" content="https://origin.invalid/p.jpg"/></head><body><noscript id="page-text"><p>This page needs JavaScript.</p></noscript><script>start()</script></body></html>',
  'index.html': canonical('/'),
  'about/index.html': canonical('/about'),
  'signin/index.html': canonical('/signin'),
  'login/index.html': canonical('/signin'),
  'search/index.html': `${canonical('/search')}<meta name="robots" content="noindex"/>`,
};

const hostile = `</script><script>alert("1")</script> '$&' </noscript><b>`;

let root: string;
let house: House;
let problem: number;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'devorbit-findability-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  house = await openHouse({ env: { WEB_DIR: root, PUBLIC_URL: 'https://orbit.example/' } });
  problem = await makeProblem(house, { title: 'Pair for the Dock', difficulty: 'Hard', tags: ['hash map'] });
});
afterAll(async () => {
  await house.close();
  rmSync(root, { recursive: true });
});

const get = async (path: string, method = 'GET') => {
  const response = await fetch(house.url + path, { method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const dataOf = (html: string) =>
  JSON.parse(/<script data-served type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    '@graph': Record<string, unknown>[];
  };
const hide = (id: number) => house.database.raw('update problems set hidden_at = now() where id = $1', [id]);

test('a problem says what it is to readers without JavaScript, search engines and previews', async () => {
  const { status, text, headers } = await get(`/problems/${problem}`);
  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBeNull();
  for (const expected of [
    '<title>Pair for the Dock · DevOrbit</title>',
    '<meta data-served name="description" content="Hard problem. Answer the sum of a and b."/>',
    `<link data-served rel="canonical" href="https://orbit.example/problems/${problem}"/>`,
    `<meta data-served property="og:url" content="https://orbit.example/problems/${problem}"/>`,
    '<meta property="og:image" content="https://orbit.example/p.jpg"/>',
    '<h1>Pair for the Dock</h1>',
    'Answer the sum of <code>a</code> and <code>b</code>.',
    '<li>-1000 ≤ a, b ≤ 1000</li>',
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain('This page needs JavaScript.');
  expect(dataOf(text)['@graph']).toMatchObject([
    { '@type': 'LearningResource', name: 'Pair for the Dock', educationalLevel: 'Hard', keywords: ['hash map'] },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('an alias names the one address, with and without a last slash', async () => {
  for (const path of [`/dsa-challenges/problems/${problem}`, `/problems/${problem}/`])
    expect((await get(path)).text).toContain(`rel="canonical" href="https://orbit.example/problems/${problem}"`);
});

test('a hostile title stays text, and its page allows no more scripts than others', async () => {
  const id = await makeProblem(house, { title: hostile });
  const page = await get(`/problems/${id}`);
  const plain = await get('/profile');
  expect(page.text.match(/<script/g)?.length).toBe((plain.text.match(/<script/g)?.length ?? 0) + 1);
  expect(page.text.match(/<\/noscript>/g)?.length).toBe(1);
  expect(page.text).not.toContain('<b>');
  expect(page.text).toContain('&#39;$&amp;&#39;');
  expect(dataOf(page.text)['@graph'][0]?.['name']).toBe(hostile);
  expect(page.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
});

test('what is not there for everybody is a 404, to GET and HEAD', async () => {
  const hidden = await makeProblem(house, { title: 'Hidden from view' });
  await hide(hidden);
  const suspended = (await makeUser(house, { username: 'gone_away' })).user.username;
  await house.database.raw('update users set suspended_at = now() where username = $1', [suspended]);
  const missing = [
    `/problems/${hidden}`,
    '/problems/2147483647',
    '/problems/99999999999999999999',
    '/dsa-challenges/problems/2147483647',
    `/problems/${hidden}/solutions`,
    '/problems/2147483647/edit',
    '/u/nobody_of_that_name',
    `/u/${suspended}`,
    `/u/${'x'.repeat(150)}`,
    '/submissions/not-an-id',
    '/submissions/00000000-0000-7000-8000-000000000000',
  ];
  for (const path of missing) {
    const { status, text, headers } = await get(path);
    expect([path, status, headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex']);
    expect(text).toContain('<title>DevOrbit</title>');
    expect(text).not.toContain('Hidden from view');
    expect((await get(path, 'HEAD')).status).toBe(404);
  }
  expect((await get(`/problems/${problem}/solutions`)).status).toBe(200);
});

test('a profile says what its owner shows to everybody', async () => {
  const { code } = await makeUser(house, { username: 'GraceH', name: 'Grace Hopper' });
  const bio = 'Compilers, <em>mostly</em>.';
  expect((await call(house.url, updateProfile, { as: code, body: { bio } })).status).toBe(200);
  const { status, text } = await get('/u/graceh');
  expect(status).toBe(200);
  expect(text).toContain('<title>Grace Hopper (GraceH) · DevOrbit</title>');
  expect(text).toContain('content="Compilers, &lt;em&gt;mostly&lt;/em&gt;."');
  expect(text).toContain('rel="canonical" href="https://orbit.example/u/GraceH"');
  const preferences = { visibility: { about: 'members' as const } };
  expect((await call(house.url, updatePreferences, { as: code, body: preferences })).status).toBe(200);
  expect((await get('/u/GRACEH')).text).not.toContain('Compilers');
});

test('the sitemap lists the pages and problems that are for everybody, each once', async () => {
  const hidden = await makeProblem(house);
  await hide(hidden);
  const { status, text, headers } = await get('/sitemap.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.slice(0, 4)).toEqual([
    'https://orbit.example/',
    'https://orbit.example/about',
    'https://orbit.example/signin',
    `https://orbit.example/problems/${problem}`,
  ]);
  expect(listed).not.toContain(`https://orbit.example/problems/${hidden}`);
  expect(new Set(listed).size).toBe(listed.length);
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)<\/lastmod>/);
  expect((await get('/sitemap-problems-1.xml')).text).toContain(`/problems/${problem}<`);
  expect((await get('/sitemap-pages.xml')).text).not.toContain('/problems/');
  for (const name of ['sitemap-problems-2', 'sitemap-problems-0', 'sitemap-other'])
    expect([name, (await get(`/${name}.xml`)).status]).toEqual([name, 404]);
});

test('robots.txt names the sitemap, security.txt whom to write to and until when', async () => {
  const robots = await get('/robots.txt');
  expect(robots.text).toContain('\nSitemap: https://orbit.example/sitemap.xml\n');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const { text } = await get('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(house.clock.now().getTime());
  expect(expires).toBeLessThan(house.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000);
});

test('a part of the sitemap reads its own problems alone, by their key', async () => {
  await house.database.raw(
    `insert into problems (title, statement, difficulty, source, created_at, updated_at)
     select 'Many ' || n, 'Text', 'Easy', 'Admin', now(), now() from generate_series(1, 3000) n`,
  );
  await house.database.raw('analyze problems');
  const plans: string[] = [];
  await house.database.transaction(async (tx) => {
    const explain = async (sql: string, params: unknown[] = []) =>
      void plans.push(JSON.stringify((await tx.raw(`explain ${sql}`, params)).rows));
    await selectListed({ ...tx, rows: (_, sql, params) => explain(sql, params).then(() => []) }, 100, 200);
    await selectLastProblem({
      ...tx,
      row: (schema, sql, params) => explain(sql, params).then(() => schema.parse({ last: 0 })),
    });
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain('problems_pkey');
    expect(plan).not.toContain('Seq Scan');
  }
});
