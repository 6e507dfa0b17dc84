import {
  profileSections,
  updatePreferences,
  updateProfile,
  type Visibility,
} from '@devorbit/contract/community/profiles.ts';
import { listedPages } from '@devorbit/contract/listed-pages.ts';
import { restoreUser, suspendUser } from '@devorbit/contract/operations/administration.ts';
import { updateProblem } from '@devorbit/contract/practice/problems.ts';
import { MAX_SEARCH_CHARS } from '@devorbit/contract/site/search-limits.ts';
import { searchSite as endpoint, type SearchKind, type SearchResult } from '@devorbit/contract/site/search.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import type { Queryable } from '../../../platform/database.ts';
import { searchSources } from '../../../registry.ts';
import { hideProblem, unhideProblem } from '../../practice/problems/door.ts';
import { indexContent } from './commands/index-content.ts';
import { searchSite } from './commands/search-site.ts';
import { helpEntries } from './content-entries.ts';
import { countExact, selectExact, selectNear, setAlikeness } from './store.ts';

let house: House;
let reader: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  house = await openHouse({ env: { SEARCHES_PER_MINUTE: '300' } });
  reader = await makeUser(house, { username: 'reader', name: 'Reader' });
  staff = await makeUser(house, { username: 'staff', name: 'Staff', role: 'superuser' });
  await indexContent(house, searchSources, contentFolder('.'));
});
afterAll(() => house.close());

const find = async (q: string, more: { kind?: SearchKind; page?: number; page_size?: number } = {}, as?: SignedIn) =>
  (await call(house.url, endpoint, { query: { q, ...more }, as: as?.code })).body;
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).results.map(({ title }) => title);
const words = (text: string, marks: [number, number][]) => marks.map(([from, to]) => text.slice(from, to));

describe('what is found', () => {
  beforeAll(async () => {
    await makeProblem(house, {
      title: 'Pair for the Docking Bay',
      tags: ['Hash Table', 'Array'],
      difficulty: 'Medium',
    });
    await makeProblem(house, { title: 'Colony Count', tags: ['Graph'] });
  });

  test('a problem by any word of its title, in any form, by its tags and its statement', async () => {
    const { results, total, counts, approximate } = await find('docks', { kind: 'problem' });
    expect(results[0]).toMatchObject({
      kind: 'problem',
      title: 'Pair for the Docking Bay',
      note: 'Medium · Hash Table, Array',
      link: expect.stringMatching(/^\/problems\/\d+$/),
      rank: expect.any(Number),
    });
    expect([total, counts.problem, approximate]).toEqual([results.length, 1, false]);
    expect(words('Pair for the Docking Bay', results[0]?.title_marks ?? [])).toEqual(['Docking']);
    expect(await titles('hash table', { kind: 'problem' })).toEqual(['Pair for the Docking Bay']);
    expect(await titles('colony grap')).toEqual(['Colony Count']);
    const [sum] = (await find('answer the sum colony')).results;
    expect(sum?.excerpt).toContain('Answer the sum of a and b');
    expect(words(sum?.excerpt ?? '', sum?.excerpt_marks ?? [])).toEqual(expect.arrayContaining(['Answer', 'sum']));
  });

  test('every kind, and how many there are of each whatever is asked for', async () => {
    await makeUser(house, { username: 'mission_lead', name: 'Mary University' });
    const all = await find('university', { page_size: 50 });
    expect(all.counts).toMatchObject({ person: 1 });
    expect(all.counts.university).toBeGreaterThan(0);
    const only = await find('university', { kind: 'person' });
    expect(only.results.map(({ kind, link }) => [kind, link])).toEqual([['person', '/u/mission_lead']]);
    expect([only.total, only.counts]).toEqual([1, all.counts]);
    const [question] = helpEntries(contentFolder('.'));
    const [help] = (await find(question?.title ?? '', { kind: 'help' })).results;
    expect([help?.title, help?.link]).toEqual([question?.title, expect.stringMatching(/^\/about#faq-/)]);
    expect((await find('sign in', { kind: 'page' })).results[0]).toMatchObject({ title: 'Sign In', link: '/signin' });
  });

  test('a title that is the question comes first', async () => {
    await makeProblem(house, { title: 'Orbit of an Orbit in the Orbit', tags: ['Orbit'] });
    await makeProblem(house, { title: 'Orbit' });
    expect((await titles('orbit', { kind: 'problem' }))[0]).toBe('Orbit');
  });

  test.each([
    ['docknig bay', 'Pair for the Docking Bay', ['Docking', 'Bay']],
    ['docikng', 'Pair for the Docking Bay', ['Docking']],
    ['coloni cuont', 'Colony Count', ['Colony', 'Count']],
    ['hash tabel', 'Hash table', ['Hash', 'table']],
  ])('%s: what was meant is found', async (typed, title, marked) => {
    const { results, approximate, total, counts } = await find(typed);
    expect(approximate).toBe(true);
    expect(results[0]?.title).toBe(title);
    expect(words(title, results[0]?.title_marks ?? [])).toEqual(marked);
    expect(total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
  });

  test('accents do not matter', async () => {
    await makeUser(house, { username: 'zoe', name: 'Zoë Ünlü' });
    expect(await titles('zoe unlu')).toEqual(['Zoë Ünlü']);
    expect(await titles('ZOË ünl')).toEqual(['Zoë Ünlü']);
  });

  test('words beside signs beyond ASCII, in the question and in the text', async () => {
    const id = await makeProblem(house, { title: 'The “Kepler’s” Orbit—Zweitausend' });
    await house.database.run('update problems set statement = $2 where id = $1', [
      id,
      'Say „Wasserfall“ once. मेरा मन। ends here… wait',
    ]);
    for (const q of ['kepler', 'zweitausend', 'wasserfall', 'मन', '“Kepler”', 'orbit — zweitausend'])
      expect({ q, found: await titles(q, { kind: 'problem' }) }).toEqual({
        q,
        found: ['The “Kepler’s” Orbit—Zweitausend'],
      });
    const [{ excerpt, excerpt_marks, title, title_marks }] = (await find('wasserfall', { kind: 'problem' }))
      .results as [SearchResult];
    expect([title, title_marks]).toEqual(['The “Kepler’s” Orbit—Zweitausend', []]);
    expect(words(excerpt, excerpt_marks)).toEqual(['Wasserfall']);
    expect(excerpt).toContain('„Wasserfall“ once. मेरा मन। ends here…');
  });
  test('quotes, or and a dash are signs; a dash alone finds nothing, not all the rest', async () => {
    expect(await titles('"docking bay"', { kind: 'problem' })).toEqual(['Pair for the Docking Bay']);
    expect(await titles('"bay docking"')).toEqual([]);
    expect(await titles('docking -bay')).toEqual([]);
    expect((await titles('docking or colony', { kind: 'problem' })).toSorted()).toEqual([
      'Colony Count',
      'Pair for the Docking Bay',
    ]);
    expect(await find('-docking')).toMatchObject({ total: 0, results: [] });
  });

  test.each([
    "'; drop table search_entries; --",
    '%',
    '_',
    '\\',
    "a':* & !b",
    '((( | )))',
    '<img src=x onerror=alert(1)>',
    '🚀',
    '- -',
    '"',
  ])('%s is only a question', async (q) => {
    expect((await find(q)).page).toBe(1);
    expect((await find('docking')).total).toBeGreaterThan(0);
  });

  test('markup stays text', async () => {
    await makeProblem(house, { title: '<b>Bold</b> & <script>alert(1)</script>' });
    const [found] = (await find('bold', { kind: 'problem' })).results;
    expect(found?.title).toBe('<b>Bold</b> & <script>alert(1)</script>');
    expect(words(found?.title ?? '', found?.title_marks ?? [])).toContain('Bold');
  });

  test('pages, each with what follows, in an order that stays', async () => {
    for (let at = 0; at < 5; at++) await makeProblem(house, { title: 'Paged Satellite', tags: [`t${at}`] });
    const page = async (number: number) =>
      (await find('paged satellite', { page: number, page_size: 2 })).results.map(({ link }) => link);
    const all = [...(await page(1)), ...(await page(2)), ...(await page(3))];
    expect(new Set(all).size).toBe(5);
    expect(await page(4)).toEqual([]);
    expect((await find('paged satellite', { page: 3, page_size: 2 })).total).toBe(5);
  });

  test('content: what has gone from it is found no longer, and nothing is written twice', async () => {
    const entries = () => [{ ref: 'x', title: 'Quarantine of comets', link: '/about#x' }];
    await indexContent(house, [{ kind: 'help', entries }], contentFolder('.'));
    expect(await titles('quarantine comets')).toEqual(['Quarantine of comets']);
    await indexContent(house, [{ kind: 'help', entries: helpEntries }], contentFolder('.'));
    expect(await indexContent(house, searchSources, contentFolder('.'))).toBe(0);
    expect(await titles('"quarantine"')).toEqual([]);
  });
});

describe('who finds what', () => {
  const person = async (as?: SignedIn) => titles('xanthippe', { kind: 'person' }, as);
  let xanthippe: SignedIn;
  const see = (visibility: Partial<Record<(typeof profileSections)[number], Visibility>>) =>
    call(house.url, updatePreferences, { as: xanthippe.code, body: { visibility } });
  const everything = (chosen: Visibility) => Object.fromEntries(profileSections.map((section) => [section, chosen]));
  beforeAll(async () => {
    xanthippe = await makeUser(house, { username: 'xan', name: 'Xanthippe Ray' });
    await call(house.url, updateProfile, { as: xanthippe.code, body: { bio: 'Paints nebulas', phone: '5550123' } });
  });

  test('a person by name, username and what they say of themselves, never by address or number', async () => {
    expect(await person()).toEqual(['Xanthippe Ray']);
    expect((await find('xan', { kind: 'person' })).results[0]).toMatchObject({ note: '@xan', link: '/u/xan' });
    expect(await titles('nebulas')).toEqual(['Xanthippe Ray']);
    expect(await titles('"xan@example.com"', {}, staff)).toEqual([]);
    expect(await titles('"5550123"', {}, staff)).toEqual([]);
  });

  test('who hides every section is found by nobody, at once; each section that is shown brings them back', async () => {
    await see(everything('nobody'));
    for (const as of [undefined, reader, staff, xanthippe]) expect(await person(as)).toEqual([]);
    for (const section of profileSections) {
      await see({ ...everything('nobody'), [section]: 'everyone' });
      expect([section, ...(await person())]).toEqual([section, 'Xanthippe Ray']);
    }
    await see(everything('members'));
    expect(await person()).toEqual([]);
    expect((await find('xanthippe')).counts.person).toBe(0);
    expect(await person(reader)).toEqual(['Xanthippe Ray']);
    expect(await titles('nebulas', {}, reader)).not.toContain('Xanthippe Ray');
    await see(everything('everyone'));
    expect(await titles('nebulas')).toEqual(['Xanthippe Ray']);
  });

  test('a name that changes is found as it is, in the same moment', async () => {
    await call(house.url, updateProfile, { as: xanthippe.code, body: { full_name: 'Xanthippe Sol', bio: '' } });
    expect(await person()).toEqual(['Xanthippe Sol']);
    expect(await titles('"nebulas"')).toEqual([]);
  });

  test('who is suspended is found by nobody, and again once restored', async () => {
    const params = { id: xanthippe.user.id };
    await call(house.url, suspendUser, { as: staff.code, params, body: { reason: 'A test' } });
    for (const as of [undefined, reader, staff]) expect(await person(as)).toEqual([]);
    await call(house.url, restoreUser, { as: staff.code, params });
    expect(await person()).toEqual(['Xanthippe Sol']);
  });

  test('who is gone is found by nobody', async () => {
    await house.database.raw('update users set anonymised_at = now() where id = $1', [xanthippe.user.id]);
    for (const as of [undefined, reader, staff]) expect(await person(as)).toEqual([]);
    const gone = await makeUser(house, { username: 'vera', name: 'Vera Vanish' });
    expect(await titles('vanish', { kind: 'person' })).toEqual(['Vera Vanish']);
    await house.database.raw('delete from users where id = $1', [gone.user.id]);
    expect(await titles('vanish', { kind: 'person' }, staff)).toEqual([]);
  });

  test('a problem that is hidden is found by nobody, and again when it is shown; a new title at once', async () => {
    const id = await makeProblem(house, { title: 'Zeppelin' });
    expect(await titles('zeppelin')).toEqual(['Zeppelin']);
    await call(house.url, updateProblem, { as: staff.code, params: { id }, body: { title: 'Zeppelins' } });
    expect(await titles('zeppelin')).toEqual(['Zeppelins']);
    await house.database.transaction((tx) => hideProblem(tx, id, house.clock.now()));
    for (const as of [undefined, reader, staff]) expect(await titles('zeppelin', {}, as)).toEqual([]);
    await house.database.transaction((tx) => unhideProblem(tx, id));
    expect(await titles('zeppelin')).toEqual(['Zeppelins']);
  });

  test("members' pages are theirs, and staff's are in no list", async () => {
    expect(await titles('submissions', { kind: 'page' })).not.toContain('Submissions');
    expect(await titles('submissions', { kind: 'page' }, reader)).toContain('Submissions');
    expect(await titles('admin', { kind: 'page' }, staff)).not.toContain('Admin');
    expect(listedPages.some(({ path }) => path === '/admin')).toBe(true);
  });
});

describe('bounds', () => {
  test.each([
    ['nothing', ''],
    ['blanks', 'q=%20%20'],
    ['no question', 'kind=page'],
    ['a long question', `q=${'x'.repeat(MAX_SEARCH_CHARS + 1)}`],
    ['NUL', 'q=a%00b'],
    ['two questions', 'q=a&q=b'],
    ['an unknown kind', 'q=a&kind=secret'],
    ['page 0', 'q=a&page=0'],
    ['a page too far', 'q=a&page=51'],
    ['a large page', 'q=a&page_size=51'],
    ['half a page', 'q=a&page_size=1.5'],
  ])('%s is a 400', async (_, query) => {
    const { status, text } = await raw(`${house.url}/api/search/?${query}`, 'GET', undefined, {});
    expect({ status, body: JSON.parse(text) }).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^(q|kind|page|page_size): |Say what/) },
    });
  });

  test('the longest question, and one of many words, are answered', async () => {
    expect((await find('x'.repeat(MAX_SEARCH_CHARS))).total).toBe(0);
    expect((await find('a '.repeat(MAX_SEARCH_CHARS / 2).trim())).page).toBe(1);
  });

  test('too many are refused, each caller by themselves', async () => {
    await find('docking', {}, reader);
    await house.database.raw(`update rate_limits set points = 300 where key like 'search:%'`, []);
    const { status, headers } = await refused(house.url, endpoint, { query: { q: 'docking' }, as: reader.code });
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    await find('docking', {}, await makeUser(house));
    await house.database.raw(`delete from rate_limits where key like 'search:%'`, []);
  });
});

test('the indexes serve it, among thousands', async () => {
  await house.database.raw(
    `insert into search_entries (kind, ref, title, body, link)
     select 'page', 'many' || n, 'Number ' || n, md5(n::text), '/' from generate_series(1, 8000) n`,
    [],
  );
  await house.database.raw('analyze search_entries', []);
  const plans: string[] = [];
  await house.database.transaction(async (tx) => {
    const explain = async (sql: string, params: unknown[] = []) =>
      void plans.push(JSON.stringify((await tx.raw(`explain ${sql}`, params)).rows));
    const looking: Queryable = { ...tx, rows: (_, sql, params) => explain(sql, params).then(() => []) };
    const exact = { text: 'docking bay', prefix: "'docking' & 'bay':*", members: false };
    const slice = { kinds: null, limit: 20, offset: 0 };
    await countExact(looking, exact);
    await selectExact(looking, exact, slice);
    await setAlikeness(tx);
    await selectNear(looking, 'docknig bay', false);
  });
  expect(plans.map((plan) => /search_entries_(words|near)/.exec(plan)?.[0])).toEqual([
    'search_entries_words',
    'search_entries_words',
    'search_entries_near',
  ]);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
  const { results } = await searchSite(house, null, { query: 'docknig bay' });
  expect(results[0]?.title).toBe('Pair for the Docking Bay');
});
