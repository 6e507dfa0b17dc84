import { addVersion, listVersions } from '@devorbit/contract/library/resource-versions.ts';
import { searchOneInside } from '@devorbit/contract/library/resources-inside.ts';
import {
  bookmarkResource,
  deleteResource,
  listResources,
  openResource,
  rateResource,
  type Resource,
  showResource,
} from '@devorbit/contract/library/resources.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makePdf, makeZip } from '@devorbit/testkit/documents.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlobStore } from '../../../../platform/blobs/open-store.ts';
import { collectGarbage } from '../../../../platform/blobs/sweep.ts';
import { blobReferences } from '../../../../registry.ts';
import { publish, sendForm, suggest } from '../_upload.ts';

let now = new Date('2026-11-20T10:00:00.000Z');
let house: House;
let member: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
  [member, staff, admin] = [
    await makeUser(house),
    await makeUser(house, { role: 'staff' }),
    await makeUser(house, { role: 'superuser' }),
  ];
  // Days go by.
  await house.database.raw("update sessions set expires_at = '2040-01-01'");
});
afterAll(() => house.close());

let made = 0;
const fresh = () => makePdf(`File ${++made}`);
const send = (as: SignedIn | null, id: number, file: Buffer, name: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ note: 'Corrected', ...fields })) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(file)]), name);
  return sendForm(house.url, as?.code, form, addVersion.path.replace(':id', String(id)));
};
const replace = async (id: number, file = fresh(), name = 'again.pdf', fields: Record<string, string> = {}) => {
  const { status, body } = await send(admin, id, file, name, fields);
  expect(status).toBe(201);
  return body as unknown as Resource;
};
const versions = async (id: number, as?: SignedIn) =>
  (await call(house.url, listVersions, { as: as?.code, params: { id } })).body;
const digestOf = (address: string | null | undefined): string => /file\/(\w{64})/.exec(address ?? '')?.[1] ?? '';
const bytesOf = async (address: string | null | undefined) => {
  const response = await fetch(house.url + (address ?? ''));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('a new file takes the place of the old one; bookmarks, votes, opens, address and place in the list stay', async () => {
  const first = fresh();
  const { id, uploaded_at } = await publish(house.url, admin.code, first, 'first.pdf');
  const mine = { as: member.code, params: { id } };
  await call(house.url, bookmarkResource, { ...mine, body: { bookmarked: true } });
  await call(house.url, rateResource, { ...mine, body: { helpful: true } });
  await call(house.url, openResource, mine);
  now = new Date(now.getTime() + 60_000);
  const newer = await publish(house.url, admin.code, fresh(), 'newer.pdf');
  const second = makeZip({ 'a.txt': 'Now an archive' });
  const replaced = await replace(id, second, 'second.zip', { note: 'Now with programs' });
  expect(replaced).toMatchObject({
    id,
    version: 2,
    version_at: now.toISOString(),
    uploaded_at,
    file_type: 'zip',
    pages: null,
  });
  expect((await call(house.url, showResource, mine)).body).toMatchObject({
    bookmarked: true,
    found_helpful: true,
    helpful: 1,
    opens: 1,
    version: 2,
  });
  const opened = (await call(house.url, openResource, mine)).body;
  expect(opened.preview.kind).toBe('archive');
  expect((await bytesOf(opened.resource.file_url)).bytes.equals(second)).toBe(true);
  const listed = (await call(house.url, listResources, { query: {} })).body.results.map((one) => one.id);
  expect(listed.indexOf(newer.id)).toBeLessThan(listed.indexOf(id));
  expect(await versions(id)).toEqual([
    {
      version: 2,
      at: now.toISOString(),
      note: 'Now with programs',
      file_type: 'zip',
      size: second.length,
      current: true,
      file_url: null,
    },
    { version: 1, at: uploaded_at, note: '', file_type: 'pdf', size: first.length, current: false, file_url: null },
  ]);
  const log = await house.database.raw(
    `select act, detail from audit_log where subject = $1 order by id desc limit 1`,
    [`resource ${id}`],
  );
  expect(log.rows).toMatchObject([{ act: 'resource.replace', detail: { version: 2, note: 'Now with programs' } }]);
});

test('the files of older versions are for superusers; who reads one while it is replaced reads on for ten minutes', async () => {
  const first = fresh();
  const { id } = await publish(house.url, admin.code, first, 'first.pdf');
  const reading = (await call(house.url, openResource, { as: member.code, params: { id } })).body.resource.file_url;
  await replace(id);
  expect((await bytesOf(reading)).bytes.equals(first)).toBe(true);
  for (const as of [member, staff])
    expect((await versions(id, as)).map(({ file_url }) => file_url !== null)).toEqual([true, false]);
  const [, old] = await versions(id, admin);
  expect((await bytesOf(old?.file_url)).bytes.equals(first)).toBe(true);
  const stolen = await fetch(house.url + (old?.file_url ?? ''), { headers: { 'x-session-code': member.code } });
  expect(stolen.status).toBe(403);
  now = new Date(now.getTime() + 10 * 60_000 + 1);
  expect((await bytesOf(reading)).status).toBe(403);
  // With the document out of sight all its files are, too.
  const current = (await versions(id, member))[0]?.file_url;
  await house.database.raw(`update resources set state = 'hidden' where id = $1`, [id]);
  const all = (await versions(id, admin)).map(({ file_url }) => file_url);
  expect((await bytesOf(current)).status).toBe(404);
  for (const address of all) expect((await bytesOf(address)).status).toBe(200);
  expect((await refused(house.url, listVersions, { as: member.code, params: { id } })).status).toBe(404);
});

test('what is inside an older version is not found any more', async () => {
  const { id, file_url } = await publish(house.url, admin.code, fresh(), 'first.pdf');
  const write = (digest: string, text: string) =>
    house.database.raw(
      `insert into resource_pages (digest, page, label, text, ocr) values ($1, 1, 'Page 1', $2, false)`,
      [digest, text],
    );
  await write(digestOf(file_url), 'antediluvian');
  const find = async (search: string) =>
    (await call(house.url, searchOneInside, { as: member.code, params: { id }, query: { search } })).body.total;
  expect(await find('antediluvian')).toBe(1);
  const replaced = await replace(id);
  await write(digestOf(replaced.file_url), 'contemporary');
  expect([await find('antediluvian'), await find('contemporary')]).toEqual([0, 1]);
});

test('an older file may come back; the one that is there already may not come again, and one of others only if it is meant', async () => {
  const first = fresh();
  const { id } = await publish(house.url, admin.code, first, 'first.pdf');
  const other = fresh();
  const known = await publish(house.url, admin.code, other, 'other.pdf');
  await replace(id);
  expect(await send(admin, id, first, 'first.pdf')).toMatchObject({ status: 201, body: { version: 3 } });
  expect(await send(admin, id, first, 'first.pdf')).toMatchObject({
    status: 409,
    body: { error: 'The document already has this file' },
  });
  expect(await send(admin, id, other, 'other.pdf')).toMatchObject({ status: 409, body: { details: { id: known.id } } });
  expect((await replace(id, other, 'other.pdf', { duplicate: 'allow' })).version).toBe(4);
});

test.each([
  ['a visitor', (): null => null, 401],
  ['a member', () => member, 403],
  ['staff', () => staff, 403],
] as const)('is not for %s', async (_, who, status) => {
  const { id } = await publish(house.url, admin.code, fresh(), 'a.pdf');
  expect((await send(who(), id, fresh(), 'b.pdf')).status).toBe(status);
  expect((await versions(id)).length).toBe(1);
});

test('what is refused leaves the document as it is', async () => {
  const { id, file_url } = await publish(house.url, admin.code, fresh(), 'a.pdf');
  for (const [file, name, fields, sentence] of [
    [Buffer.from('<html>'), 'a.pdf', {}, expect.any(String)],
    [fresh(), 'a.exe', {}, expect.stringMatching(/^Invalid file type/)],
    [fresh(), 'a.pdf', { note: ' ' }, 'Say what changed'],
    [Buffer.alloc(0), 'a.pdf', {}, 'This file is empty'],
  ] as const)
    expect(await send(admin, id, file, name, fields)).toMatchObject({ status: 400, body: { error: sentence } });
  expect((await send(admin, 999_999, fresh(), 'a.pdf')).status).toBe(404);
  const { resource } = await suggest(house.url, member.code, fresh(), 'a.pdf');
  expect((await send(admin, resource.id, fresh(), 'a.pdf')).status).toBe(404);
  expect(digestOf((await versions(id, admin))[0]?.file_url)).toBe(digestOf(file_url));
});

test('several at once come one after the other, each kept', async () => {
  const { id } = await publish(house.url, admin.code, fresh(), 'a.pdf');
  await Promise.all(Array.from({ length: 5 }, () => replace(id)));
  const all = await versions(id, admin);
  expect(all.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(new Set(all.map(({ file_url }) => digestOf(file_url))).size).toBe(6);
});

test('the bytes of all versions stay as long as the document does, and go with it', async () => {
  const { id } = await publish(house.url, admin.code, makeZip({ 'a.txt': 'First of all' }), 'a.zip');
  await replace(id, makeZip({ 'a.txt': 'Second of all' }), 'b.zip');
  const digests = (await versions(id, admin)).map(({ file_url }) => digestOf(file_url));
  const store = await openBlobStore(house.env);
  const sweep = async (): Promise<boolean[]> => {
    await collectGarbage({ ...house, store, references: blobReferences });
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    await collectGarbage({ ...house, store, references: blobReferences });
    return Promise.all(digests.map((digest) => store.has(digest)));
  };
  expect(await sweep()).toEqual([true, true]);
  await call(house.url, deleteResource, { as: admin.code, params: { id } });
  const left = await house.database.raw('select from resource_renditions where digest = any ($1)', [digests]);
  expect(left.rows).toEqual([]);
  expect(await sweep()).toEqual([false, false]);
});
