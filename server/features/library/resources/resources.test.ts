import { readdir } from 'node:fs/promises';
import type { Reply } from '@devorbit/contract/endpoint.ts';
import { editResource, findDuplicate } from '@devorbit/contract/library/resource-uploads.ts';
import {
  bookmarkResource,
  countResources,
  deleteResource,
  listResources,
  openResource,
  rateResource,
  showResource,
} from '@devorbit/contract/library/resources.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeOffice, makePdf, makePicture, makeZip } from '@devorbit/testkit/documents.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBlobStore } from '../../../platform/blobs/open-store.ts';
import { collectGarbage } from '../../../platform/blobs/sweep.ts';
import { blobReferences } from '../../../registry.ts';
import { described, formOf, publish, sendForm } from './_upload.ts';

let now = new Date('2026-11-20T10:00:00.000Z');
let house: House;
let member: SignedIn;
let other: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
  [member, other, staff, admin] = [
    await makeUser(house),
    await makeUser(house),
    await makeUser(house, { role: 'staff' }),
    await makeUser(house, { role: 'superuser' }),
  ];
  // Days go by.
  await house.database.raw("update sessions set expires_at = '2040-01-01'");
});
afterAll(() => house.close());
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

let made = 0;
/** A document whose bytes nobody else has. */
const put = (fields: Parameters<typeof publish>[4] = {}) =>
  publish(house.url, admin.code, makePdf(`Page ${++made}`), 'notes.pdf', fields);
const empty = () => house.database.raw('delete from resources');
type Listed = Reply<typeof listResources>;
const list = async (input: { as?: string; query?: Record<string, string | number> } = {}): Promise<Listed> =>
  (await call(house.url, listResources, input as never)).body as Listed;
const titles = async (query: Record<string, string | number>) =>
  (await list({ query: { page_size: 50, ...query } })).results.map(({ title }) => title).toSorted();

describe('uploading', () => {
  test('a superuser’s document has all fields, and is the newest of the list', async () => {
    const answered = await put({ description: 'From roots to leaves', file_type: 'html' });
    expect(answered).toMatchObject({
      title: described.title,
      name: described.title,
      file_type: 'pdf',
      college: described.college,
      university: 'coep-technological-university',
      branch: described.branch,
      year: 2,
      semester: 3,
      subject: described.subject,
      resource_type: described.resource_type,
      description: 'From roots to leaves',
      uploaded_at: now.toISOString(),
      scan: 'not_scanned',
      sample: false,
      opens: 0,
      helpful: 0,
    });
    expect(answered.size).toBeGreaterThan(400);
    expect(answered.public_id).toMatch(/^[\w-]{16}$/);
    const newest: Listed = await list({ as: admin.code });
    expect(newest.results[0]?.id).toBe(answered.id);
  });

  test.each([
    ['a visitor', (): undefined => undefined, 401],
    ['a member', () => member.code, 403],
    ['staff', () => staff.code, 403],
  ] as const)('is not for %s', async (_, code, status) => {
    const { body } = await sendForm(house.url, code(), formOf(makePdf('No'), 'a.pdf'));
    expect(body['error']).toBeTypeOf('string');
    expect((await sendForm(house.url, code(), formOf(makePdf('No'), 'a.pdf'))).status).toBe(status);
  });

  test.each([
    [null, '', {}, 400, 'No file selected'],
    [Buffer.from('x'), '', {}, 400, 'No file selected'],
    ...['a.exe', 'pdf', 'a.pdf.html', 'a.svg', 'a', 'a.docm', 'a.pdf.', 'a.htm'].map(
      (name) =>
        [
          makePdf(),
          name,
          {},
          400,
          'Invalid file type. Allowed types: pdf, doc, docx, txt, ppt, pptx, zip, jpg, jpeg, png, gif, webp, xls, xlsx, csv',
        ] as const,
    ),
    ...(['title', 'college', 'branch', 'year', 'semester', 'subject', 'resource_type'] as const).map(
      (field) =>
        [makePdf(), 'a.pdf', { [field]: ' ' }, 400, 'Please fill all required fields and select a file'] as const,
    ),
    [makePdf(), 'a.pdf', { year: '5' }, 400, 'Year must be 1 to 4'],
    [makePdf(), 'a.pdf', { semester: '0' }, 400, 'Semester must be 1 to 8'],
    [makePdf(), 'a.pdf', { resource_type: 'Novel' }, 400, 'Please fill all required fields and select a file'],
    [makePdf(), 'a.pdf', { college: 'Hogwarts' }, 400, 'Choose a college from the list'],
    [makePdf(), 'a.pdf', { licence: 'WTFPL' }, 400, 'Choose a licence from the list'],
    [makePdf(), 'a.pdf', { licence: 'cc-by' }, 400, 'This licence requires the author’s name'],
    [makePdf(), 'a.pdf', { licence: 'permission', attribution: ' ' }, 400, 'This licence requires the author’s name'],
    [makePdf(), 'a.pdf', { source_url: 'javascript:alert(1)' }, 400, 'source_url: Must be an http or https address'],
    [Buffer.alloc(0), 'a.pdf', {}, 400, 'This file is empty'],
  ] as const)('refuses %j called %j with %j: %i %s', async (file, name, fields, status, sentence) => {
    const { body, ...answer } = await sendForm(house.url, admin.code, formOf(file, name, fields));
    // What is no number is no year, whatever it is called.
    expect(answer.status).toBe(status);
    for (const field of ['error', 'detail', 'message']) expect(String(body[field])).toBe(sentence);
  });

  test('50 MB and not a byte more', async () => {
    const head = makePdf('Large');
    const file = Buffer.concat([Buffer.alloc(52_428_800 - head.length, 0x20), head]);
    makePdf('Large').copy(file);
    const { status } = await sendForm(house.url, admin.code, formOf(file, 'large.pdf'));
    expect(status).toBe(201);
    const more = await sendForm(house.url, admin.code, formOf(Buffer.concat([file, Buffer.from('\n')]), 'large.pdf'));
    expect(more).toMatchObject({ status: 413, body: { error: 'File size exceeds 50MB limit' } });
  });

  test('the same bytes are refused with the way to them, unless they are meant', async () => {
    const first = await put();
    const same = makePdf(`Page ${made}`);
    const answer = await sendForm(house.url, admin.code, formOf(same, 'again.pdf', { title: 'Again' }));
    expect(answer).toMatchObject({
      status: 409,
      body: { error: 'This file is already here', details: { id: first.id, title: first.title } },
    });
    const again = await publish(house.url, admin.code, same, 'again.pdf', { title: 'Again', duplicate: 'allow' });
    expect(again.id).not.toBe(first.id);
    const digest = /file\/(\w{64})/.exec(first.file_url ?? '')?.[1] ?? '';
    const found = await call(house.url, findDuplicate, { as: admin.code, params: { digest } });
    expect(found.body).toEqual({ duplicate: { id: again.id, title: 'Again' } });
  });

  test('a name is only what a file is called', async () => {
    const name = `../../etc/\u202e\u0000pass"wd\r\n.PDF`;
    const { file_url } = await publish(house.url, admin.code, makePdf('Odd name'), name);
    const response = await fetch(house.url + file_url);
    expect(response.headers.get('content-disposition')).not.toMatch(/\.\.|\/etc|[\r\n\u202e]/);
    expect(response.headers.get('content-type')).toBe('application/pdf');
  });

  test('a sender who breaks off leaves no document and nothing half received', async () => {
    const before = (await list()).results[0]?.id;
    const stop = new AbortController();
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(
          Buffer.from(
            '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then nothing',
          ),
        );
        setTimeout(() => stop.abort(), 50);
      },
    });
    const sending = fetch(`${house.url}/api/upload/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-session-code': admin.code },
      body,
      duplex: 'half',
      signal: stop.signal,
    } as RequestInit);
    await expect(sending).rejects.toThrow('aborted');
    expect((await list()).results[0]?.id).toBe(before);
    await expect.poll(() => readdir(`${house.env.DATA_DIR}/blobs/incoming`)).toEqual([]);
  });
});

describe('the list', () => {
  test('five a page, the newest first; `next` ends, and nothing is doubled or left out meanwhile', async () => {
    await empty();
    for (let at = 1; at <= 12; at++) {
      now = new Date(now.getTime() + 1000);
      await put({ title: `Number ${at}` });
    }
    const first = await list();
    expect(first.results.map(({ title }) => title)).toEqual([12, 11, 10, 9, 8].map((at) => `Number ${at}`));
    now = new Date(now.getTime() + 1000);
    await put({ title: 'Meanwhile' });
    await call(house.url, deleteResource, { as: admin.code, params: { id: first.results[4]?.id ?? 0 } });
    const second = (await (await fetch(house.url + first.next)).json()) as typeof first;
    expect(second.results.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3].map((at) => `Number ${at}`));
    const third = (await (await fetch(house.url + second.next)).json()) as typeof first;
    expect([third.results.map(({ title }) => title), third.next]).toEqual([['Number 2', 'Number 1'], null]);
    const byNumber = await list({ query: { page: 3 } });
    expect(byNumber.results.map(({ title }) => title)).toEqual(['Number 2', 'Number 1']);
    expect(byNumber.next).toBeNull();
  });

  test('visitors get no address of a file; members get one of their own', async () => {
    expect((await list()).results.every(({ file_url }) => file_url === null)).toBe(true);
    const [mine] = (await list({ as: member.code })).results;
    expect(mine?.file_url).toMatch(/^\/api\/documents\/\d+\/file\/[0-9a-f]{64}\?for=/);
  });

  test('what is searched for may stand in any text, in letters of either case; signs are signs', async () => {
    await empty();
    await put({ title: 'Alpha 100%', name: 'one', description: 'Fourier' });
    await put({ title: 'Beta', branch: 'Civil', year: '4', semester: '8', subject: 'Soil_Mechanics' });
    await put({ title: 'Gamma', resource_type: 'Lab Manual', college: 'pict', year: '1', semester: '1' });
    for (const [search, found] of [
      ['ALPHA', ['Alpha 100%']],
      ['0%', ['Alpha 100%']],
      ['%', ['Alpha 100%']],
      ['l_m', ['Beta']],
      ['lab man', ['Gamma']],
      ['fourier', ['Alpha 100%']],
      ['civil', ['Beta']],
      ['coep tech', ['Alpha 100%', 'Beta']],
      ['8', ['Beta']],
      ['ONE', ['Alpha 100%']],
      ['nothing of the kind', []],
      ['', ['Alpha 100%', 'Beta', 'Gamma']],
      [String.raw`\\`, []],
    ] as const)
      expect([search, await titles({ search })]).toEqual([search, found]);
  });

  test('filters: type, college, year and semester as they are; branch and subject in part', async () => {
    for (const [query, found] of [
      [{ type: 'Lab Manual' }, ['Gamma']],
      [{ college: 'pict' }, ['Gamma']],
      [{ college: described.college, year: 4 }, ['Beta']],
      [{ semester: 3 }, ['Alpha 100%']],
      [{ branch: 'CIV' }, ['Beta']],
      [{ subject: 'soil_' }, ['Beta']],
      [{ subject: 'soil%' }, []],
      [{ course: 'Data Structures', semester: 3 }, ['Alpha 100%']],
      [{ preset: 'books' }, ['Gamma']],
      [{ preset: 'courses' }, ['Alpha 100%', 'Beta']],
      [{ preset: 'tutorials' }, []],
    ] as const)
      expect([query, await titles(query)]).toEqual([query, found]);
    const counts = await call(house.url, countResources, { query: {} });
    expect(counts.body).toMatchObject({ total: 3, types: { 'Lab Manual': 1, 'Learning Notes': 2, Tutorial: 0 } });
    expect(counts.body.colleges).toContainEqual({
      university: 'coep-technological-university',
      college: described.college,
      count: 2,
    });
    expect(counts.body.courses).toContainEqual({ subject: 'Soil_Mechanics', semester: 8, count: 1 });
  });

  test.each([
    { type: 'Novel' },
    { year: 5 },
    { page: 0 },
    { page_size: 51 },
    { before: 'now' },
    { before: '2026-13-41T10:00:00.000Z~1' },
    { before: '2026-11-20T10:00:00.000Z~9999999999' },
    { preset: 'novels' },
    { search: 'x'.repeat(201) },
  ])('%j is no question', async (query) => {
    expect((await refused(house.url, listResources, { query: query as never })).status).toBe(400);
  });

  test('what visitors are answered again is the first answer, until a document comes; members have their own', async () => {
    const address = `${house.url}/api/documents/?page=1&page_size=50&subject=Repeated`;
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(address, { headers });
      const { 'x-request-id': request, date: _, ...said } = Object.fromEntries(answer.headers);
      return { request, said, results: ((await answer.json()) as Listed).results };
    };
    await put({ subject: 'Repeated' });
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect(second).toEqual({ ...first, request: second.request });
    expect(third.said['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(new Set([first, second, third].map(({ request }) => request)).size).toBe(3);
    expect(first.results).toMatchObject([{ file_url: null }]);

    expect((await ask({ 'x-session-code': member.code })).results).toMatchObject([{ file_url: expect.any(String) }]);
    expect((await ask({ authorization: `Token ${member.code}` })).results[0]?.file_url).toEqual(expect.any(String));
    // Nobody's session: a visitor's answer, found in the usual way.
    expect((await ask({ 'x-session-code': 'nobody' })).results).toMatchObject([{ file_url: null }]);

    const { id } = await put({ subject: 'Repeated' });
    expect((await ask()).results).toHaveLength(2);
    await call(house.url, deleteResource, { as: admin.code, params: { id } });
    expect((await ask()).results).toHaveLength(1);
    // Whatever nobody told of is there a few seconds later.
    await house.database.raw("update resources set title = 'By another hand' where subject = 'Repeated'");
    await expect.poll(async () => (await ask()).results[0]?.title).toBe('By another hand');
  });

  test('the site’s search finds documents by what is said of them, and forgets those that are gone', async () => {
    const { id } = await put({ title: 'Quaternions for beginners', description: 'Rotations without gimbal lock' });
    const find = async () =>
      (await call(house.url, searchSite, { query: { q: 'gimbal', kind: 'document' } })).body.results;
    expect(await find()).toMatchObject([{ title: 'Quaternions for beginners', link: `/resources/${id}` }]);
    await call(house.url, deleteResource, { as: admin.code, params: { id } });
    expect(await find()).toEqual([]);
  });
});

describe('a document', () => {
  test('anybody may know of it, members open it, and each counts once a day', async () => {
    const { id } = await put();
    expect((await call(house.url, showResource, { params: { id } })).body.file_url).toBeNull();
    expect((await refused(house.url, openResource, { params: { id } })).status).toBe(401);
    const open = async (as: SignedIn) => (await call(house.url, openResource, { as: as.code, params: { id } })).body;
    const { preview } = await open(member);
    expect(preview).toMatchObject({ kind: 'pdf' });
    await open(member);
    expect((await open(other)).resource.opens).toBe(2);
    // Whoever uploaded it does not count.
    expect((await open(admin)).resource.opens).toBe(2);
    now = new Date(now.getTime() + 20 * 60 * 60 * 1000);
    expect((await open(other)).resource.opens).toBe(3);
    expect((await refused(house.url, openResource, { as: member.code, params: { id: 999_999 } })).status).toBe(404);
  });

  test('bookmarks are one’s own, votes one each and never for oneself', async () => {
    const { id } = await put();
    const mark = (as: SignedIn, bookmarked: boolean) =>
      call(house.url, bookmarkResource, { as: as.code, params: { id }, body: { bookmarked } });
    await mark(member, true);
    await mark(member, true);
    const marked = async (as: SignedIn) =>
      (await list({ as: as.code, query: { bookmarked: 'true' } })).results.map((one) => one.id);
    expect([await marked(member), await marked(other)]).toEqual([[id], []]);
    expect((await call(house.url, showResource, { as: member.code, params: { id } })).body.bookmarked).toBe(true);
    await mark(member, false);
    expect(await marked(member)).toEqual([]);
    const rate = async (as: SignedIn, helpful: boolean) =>
      (await call(house.url, rateResource, { as: as.code, params: { id }, body: { helpful } })).body;
    expect(await rate(member, true)).toEqual({ found_helpful: true, helpful: 1 });
    expect(await rate(member, true)).toEqual({ found_helpful: true, helpful: 1 });
    expect(await rate(other, true)).toEqual({ found_helpful: true, helpful: 2 });
    expect(await rate(member, false)).toEqual({ found_helpful: false, helpful: 1 });
    const own = await refused(house.url, rateResource, { as: admin.code, params: { id }, body: { helpful: true } });
    expect(own.status).toBe(403);
  });

  test('a superuser alone deletes it, in the log; then it and its addresses are gone, and its bytes by the sweep', async () => {
    const { id, file_url, title } = await publish(house.url, admin.code, makeZip({ 'a.txt': 'Only here' }), 'a.zip');
    for (const [as, status] of [
      [undefined, 401],
      [member.code, 403],
      [staff.code, 403],
    ] as const)
      expect((await refused(house.url, deleteResource, { as, params: { id } })).status).toBe(status);
    await call(house.url, openResource, { as: member.code, params: { id } });
    const { body } = await call(house.url, deleteResource, { as: admin.code, params: { id } });
    expect(body).toEqual({ message: 'Resource deleted' });
    expect((await refused(house.url, showResource, { params: { id } })).body['error']).toBe('Resource not found.');
    expect((await refused(house.url, deleteResource, { as: admin.code, params: { id } })).status).toBe(404);
    expect((await fetch(house.url + file_url)).status).toBe(404);
    const acts = await house.database.raw('select act, detail from audit_log where subject = $1 order by id', [
      `resource ${id}`,
    ]);
    expect(acts.rows).toEqual([
      { act: 'resource.upload', detail: { title } },
      { act: 'resource.delete', detail: { title } },
    ]);
    const digest = /file\/(\w{64})/.exec(file_url ?? '')?.[1] ?? '';
    const store = await openBlobStore(house.env);
    const sweep = () => collectGarbage({ ...house, store, references: blobReferences });
    await sweep();
    expect(await store.has(digest)).toBe(true);
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    await sweep();
    expect(await store.has(digest)).toBe(false);
    // Those of the others stay.
    const kept = await house.database.raw('select digest from resources limit 1');
    expect(await store.has((kept.rows[0] as { digest: string }).digest)).toBe(true);
  });
});

describe('what is said of it', () => {
  const licensed = { licence: 'cc-by-sa', attribution: 'A. Nother', source_url: 'https://example.com/notes' };

  test('a licence with its author and its source; where nothing is said, it is unknown', async () => {
    expect(await put(licensed)).toMatchObject({ ...licensed, credit: null, state: 'published' });
    expect(await put({ licence: '' })).toMatchObject({ licence: 'unknown', attribution: '', source_url: '' });
  });

  test('a superuser changes it, in the log, and the search finds the new words', async () => {
    const { id, file_url } = await put({ title: 'Unfindable' });
    const body = { ...described, year: 4, title: 'Perihelion shifts', ...licensed } as never;
    for (const as of [member.code, staff.code])
      expect((await refused(house.url, editResource, { as, params: { id }, body })).status).toBe(403);
    const edited = await call(house.url, editResource, { as: admin.code, params: { id }, body });
    expect(edited.body).toMatchObject({ id, title: 'Perihelion shifts', year: 4, ...licensed });
    expect(edited.body.file_url?.split('?')[0]).toBe(file_url?.split('?')[0]);
    const found = await call(house.url, searchSite, { query: { q: 'perihelion', kind: 'document' } });
    expect(found.body.results).toMatchObject([{ title: 'Perihelion shifts' }]);
    expect((await list({ query: { search: 'perihelion' } })).results.map((one) => one.id)).toEqual([id]);
    const acts = await house.database.raw('select act from audit_log where subject = $1 order by id', [
      `resource ${id}`,
    ]);
    expect(acts.rows).toEqual([{ act: 'resource.upload' }, { act: 'resource.edit' }]);
    const wrong = { ...described, year: 2, semester: 3, college: 'Hogwarts' } as never;
    const refusal = await refused(house.url, editResource, { as: admin.code, params: { id }, body: wrong });
    expect(refusal.body['error']).toBe('Choose a college from the list');
    const none = await refused(house.url, editResource, { as: admin.code, params: { id: 999_999 }, body });
    expect(none.status).toBe(404);
  });
});

describe('an address', () => {
  test('has the bytes, whole and in ranges, to be saved and never run', async () => {
    const bytes = makePdf('Ranges');
    const { file_url } = await publish(house.url, admin.code, bytes, 'ranges.pdf');
    const whole = await fetch(house.url + file_url);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=ranges.pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private',
      'accept-ranges': 'bytes',
    });
    const part = await fetch(house.url + file_url, { headers: { range: 'bytes=0-7' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.7']);
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetch(house.url + file_url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('is good for ten minutes, for its user, for these bytes alone', async () => {
    const { id, file_url } = await put();
    const { id: second } = await put();
    const mine = (await call(house.url, showResource, { as: member.code, params: { id } })).body.file_url ?? '';
    const status = async (address: string, as?: string) =>
      (await fetch(house.url + address, as === undefined ? {} : { headers: { 'x-session-code': as } })).status;
    expect(await status(mine)).toBe(200);
    expect(await status(mine, member.code)).toBe(200);
    expect(await status(mine, other.code)).toBe(403);
    expect(await status(mine.split('?')[0] ?? '')).toBe(403);
    expect(await status(mine.split('?')[0] ?? '', admin.code)).toBe(403);
    expect(await status(mine.replace(`/${id}/`, `/${second}/`))).toBe(403);
    expect(await status(mine.replace('/file/', '/rendition/'))).toBe(403);
    expect(await status(`${mine.split('?')[0]}?${(file_url ?? '').split('?')[1]}`)).toBe(200);
    expect(await status(`${mine}0`)).toBe(403);
    await house.database.raw('update users set suspended_at = now() where id = $1', [member.user.id]);
    expect(await status(mine)).toBe(404);
    await house.database.raw('update users set suspended_at = null where id = $1', [member.user.id]);
    now = new Date(now.getTime() + 10 * 60 * 1000 + 1);
    expect(await status(mine)).toBe(403);
  });
});

describe('what a preview shows', () => {
  const previewOf = async (file: Buffer, name: string) => {
    const { id } = await publish(house.url, admin.code, file, name);
    return (await call(house.url, openResource, { as: member.code, params: { id } })).body.preview;
  };

  test('a text in UTF-8, whatever it was, inline and as nothing but text', async () => {
    const preview = await previewOf(Buffer.from('<script>alert(1)</script> caf\xe9', 'latin1'), 'page.txt');
    if (preview.kind !== 'text') throw new Error('No text');
    const response = await fetch(house.url + preview.url);
    expect(await response.text()).toBe('<script>alert(1)</script> café');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
    expect(preview.cut).toBe(false);
    expect(await previewOf(Buffer.from('a,b\n'.repeat(200_000)), 'long.csv')).toMatchObject({
      kind: 'table',
      cut: true,
    });
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s as a WebP of its pixels', async (format) => {
    const file = await makePicture(format, 2400, 1200);
    const preview = await previewOf(Buffer.concat([file, Buffer.from('<script>')]), `picture.${format}`);
    expect(preview).toMatchObject({ kind: 'picture', width: 2000, height: 1000 });
    if (preview.kind !== 'picture') throw new Error('No picture');
    const response = await fetch(house.url + preview.url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer()).includes('<script>')).toBe(false);
  });

  test('the names of what is in an archive, which are no paths', async () => {
    const preview = await previewOf(
      makeZip({ 'src/main.c': 'int main;', '../../etc/passwd': 'x', 'a\u202eb\n.txt': '', 'docs/': '' }),
      'lab.zip',
    );
    expect(preview).toEqual({
      kind: 'archive',
      total: 4,
      unpacked: 10,
      // No runner has looked at them.
      url: null,
      entries: [
        { name: 'src/main.c', size: 9, folder: false },
        { name: '../../etc/passwd', size: 1, folder: false },
        { name: 'a\ufffdb\ufffd.txt', size: 0, folder: false },
        { name: 'docs/', size: 0, folder: true },
      ].map((entry) => ({ ...entry, reading: null, text: null })),
    });
  });

  test('of an Office file nothing before it was converted', async () => {
    expect(await previewOf(makeOffice('docx'), 'letter.docx')).toEqual({ kind: 'none' });
  });
});
