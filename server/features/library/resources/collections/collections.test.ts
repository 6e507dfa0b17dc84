import {
  addToCollection,
  createCollection,
  deleteCollection,
  editCollection,
  listCollections,
  orderCollection,
  removeFromCollection,
  type ResourceCollection,
  showCollection,
} from '@devorbit/contract/library/resource-collections.ts';
import { decideReport, listReports, report } from '@devorbit/contract/operations/reports.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makePdf } from '@devorbit/testkit/documents.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, suggest } from '../_upload.ts';
import { heads } from '../head.ts';

const head = heads.find(({ pages }) => pages.includes('resource-collection'));

let house: House;
let member: SignedIn;
let other: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
let documents: number[];
let made = 0;
const put = async () =>
  (await publish(house.url, admin.code, makePdf(`File ${++made}`), 'a.pdf', { title: `Document ${made}` })).id;
beforeAll(async () => {
  house = await openHouse();
  [member, other, staff, admin] = [
    await makeUser(house),
    await makeUser(house),
    await makeUser(house, { role: 'staff' }),
    await makeUser(house, { role: 'superuser' }),
  ];
  documents = [await put(), await put(), await put()];
});
afterAll(() => house.close());

type Form = { title: string; description?: string; visibility?: 'private' | 'public'; resource?: number };
const create = async (form: Partial<Form> = {}, as = member): Promise<ResourceCollection> =>
  (await call(house.url, createCollection, { as: as.code, body: { title: 'Before the exam', ...form } })).body;
const add = (collection: string, id: number, as = member) =>
  call(house.url, addToCollection, { as: as.code, params: { collection, id } });
const show = async (collection: string, as?: SignedIn) =>
  (await call(house.url, showCollection, { as: as?.code, params: { collection } })).body;
const closed = async (collection: string, as?: SignedIn) =>
  (await refused(house.url, showCollection, { as: as?.code, params: { collection } })).status;
const ids = async (collection: string, as = member) => (await show(collection, as)).items.map(({ id }) => id);

test('a collection has documents in an order, each once, and says which of the caller’s have one', async () => {
  const { id, ...rest } = await create({ description: 'Three to read.', resource: documents[0] ?? 0 });
  expect(rest).toMatchObject({
    title: 'Before the exam',
    description: 'Three to read.',
    visibility: 'private',
    owner: member.user.username,
    mine: true,
    count: 1,
  });
  const [a = 0, b = 0, c = 0] = documents;
  await add(id, b);
  expect((await add(id, c)).body.count).toBe(3);
  expect((await add(id, a)).body.count).toBe(3);
  expect(await ids(id)).toEqual([a, b, c]);
  const order = (wanted: number[]) =>
    call(house.url, orderCollection, { as: member.code, params: { collection: id }, body: { ids: wanted } });
  await order([c, a, b]);
  expect(await ids(id)).toEqual([c, a, b]);
  // What is not named comes behind; what is not in it, or named twice, changes nothing.
  await order([b, b, 999_999]);
  expect(await ids(id)).toEqual([b, c, a]);
  const second = await create({ title: 'Later' });
  const mine = async (resource: number) =>
    (await call(house.url, listCollections, { as: member.code, query: { resource } })).body.map((one) => [
      one.id,
      one.has,
    ]);
  expect(await mine(b)).toEqual([
    [second.id, false],
    [id, true],
  ]);
  await call(house.url, removeFromCollection, { as: member.code, params: { collection: id, id: b } });
  expect(await ids(id)).toEqual([c, a]);
  await call(house.url, deleteCollection, { as: member.code, params: { collection: id } });
  expect(await closed(id, member)).toBe(404);
  expect((await call(house.url, listCollections, { as: other.code, query: {} })).body).toEqual([]);
});

test('a private one is its owner’s alone; of a public one visitors get no addresses of files', async () => {
  const { id } = await create({ resource: documents[0] ?? 0 });
  for (const as of [undefined, other, staff, admin]) expect(await closed(id, as)).toBe(404);
  await expect(head?.describe({ ...house, env: house.env } as never, { id })).rejects.toThrow('Collection not found');
  const body = { title: 'For <b>everyone</b>', visibility: 'public' as const };
  await call(house.url, editCollection, { as: member.code, params: { collection: id }, body });
  const shown = await show(id);
  expect(shown).toMatchObject({
    collection: { title: 'For <b>everyone</b>', mine: false },
    items: [{ file_url: null }],
  });
  expect((await show(id, other)).items[0]?.file_url).toMatch(/^\/api\/documents\//);
  const said = await head?.describe({ ...house, env: house.env } as never, { id });
  expect(said).toMatchObject({ found: true, words: { noindex: true } });
  expect(JSON.stringify(said)).toContain('For &lt;b&gt;everyone');
  await house.database.raw('update users set suspended_at = now() where id = $1', [member.user.id]);
  expect(await closed(id)).toBe(404);
  await house.database.raw('update users set suspended_at = null where id = $1', [member.user.id]);
});

test('nobody changes somebody else’s, whoever they are', async () => {
  const { id } = await create({ visibility: 'public' });
  for (const as of [other, staff, admin]) {
    const at = { as: as.code, params: { collection: id } };
    expect((await refused(house.url, editCollection, { ...at, body: { title: 'Mine' } })).status).toBe(404);
    expect((await refused(house.url, deleteCollection, at)).status).toBe(404);
    expect((await refused(house.url, orderCollection, { ...at, body: { ids: [] } })).status).toBe(404);
    for (const endpoint of [addToCollection, removeFromCollection])
      expect(
        (await refused(house.url, endpoint, { ...at, params: { collection: id, id: documents[0] ?? 0 } })).status,
      ).toBe(404);
  }
});

test('it holds what everybody may see: not a suggestion, and nothing that was taken down or deleted', async () => {
  const { resource } = await suggest(house.url, member.code, makePdf('Mine, and not yet there'), 'a.pdf');
  const { id } = await create();
  expect(
    (await refused(house.url, addToCollection, { as: member.code, params: { collection: id, id: resource.id } }))
      .status,
  ).toBe(404);
  const at = { as: member.code, body: { title: 'With it', resource: resource.id } };
  expect((await refused(house.url, createCollection, at)).status).toBe(404);
  const gone = await put();
  await add(id, gone);
  await add(id, documents[0] ?? 0);
  await house.database.raw(`update resources set state = 'hidden' where id = $1`, [gone]);
  expect(await show(id, member)).toMatchObject({ collection: { count: 1 }, items: [{ id: documents[0] }] });
  await house.database.raw('delete from resources where id = $1', [gone]);
  expect(await ids(id)).toEqual([documents[0]]);
});

test('a hundred collections, two hundred documents each, also where all come at once', async () => {
  const busy = await makeUser(house);
  const create = async () =>
    (
      await fetch(house.url + createCollection.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-code': busy.code },
        body: JSON.stringify({ title: 'One more' }),
      })
    ).status;
  const answers: number[] = [];
  // Not so many at once that some would be told that the server is busy.
  for (let round = 0; round < 13; round++)
    answers.push(...(await Promise.all(Array.from({ length: 8 }, () => create()))));
  expect(answers.filter((status) => status === 201)).toHaveLength(100);
  expect(answers.filter((status) => status === 409)).toHaveLength(4);
  const [full] = (await call(house.url, listCollections, { as: busy.code, query: {} })).body;
  const collection = full?.id ?? '';
  await house.database.raw(
    `with copies as (
       insert into resources (public_id, title, name, description, university, college, branch, year, semester, subject,
         resource_type, digest, file_name, file_type, size, scan, uploaded_by, uploaded_at)
       select md5(random()::text || n), 'Copy ' || n, '', '', university, college, branch, year, semester, subject,
         resource_type, digest, file_name, file_type, size, scan, uploaded_by, uploaded_at
       from resources, generate_series(1, 200) n where id = $1 returning id
     )
     insert into resource_collection_items (collection_id, resource_id, position)
     select c.id, copies.id, 1 from copies, resource_collections c where c.public_id = $2`,
    [documents[0], collection],
  );
  const more = await refused(house.url, addToCollection, {
    as: busy.code,
    params: { collection, id: documents[1] ?? 0 },
  });
  expect([more.status, more.body['error']]).toEqual([409, 'A collection can have up to 200 documents']);
  expect(await ids(collection, busy)).toHaveLength(200);
  await house.database.raw(`delete from resources where title like 'Copy %'`);
});

test.each([
  { title: '' },
  { title: ' \u200b ' },
  { title: 'x'.repeat(121) },
  { title: 'Turned \u202e round' },
  { title: 'Fine', description: 'x'.repeat(501) },
  { title: 'Fine', visibility: 'everyone' },
  { title: 'Fine', resource: -1 },
  { title: { toString: 'no' } },
])('%j is no collection', async (body) => {
  expect((await refused(house.url, createCollection, { as: member.code, body: body as never })).status).toBe(400);
});

test.each(['x', '..%2f..', 'a'.repeat(17), '0000000000000000'])('%s names none', async (collection) => {
  const status = (await fetch(`${house.url}/api/documents/collections/${collection}/`)).status;
  expect([400, 404]).toContain(status);
});

test('moderators make a public one private for good; its owner keeps it', async () => {
  const { id } = await create({ title: 'Buy my book', visibility: 'public' });
  const hidden = await create();
  const body = { kind: 'resource_collection', reason: 'spam' } as const;
  expect((await refused(house.url, report, { as: other.code, body: { ...body, id: hidden.id } })).status).toBe(404);
  await call(house.url, report, { as: other.code, body: { ...body, id } });
  const [found] = (await call(house.url, listReports, { as: staff.code, query: {} })).body;
  expect(found).toMatchObject({ name: 'Buy my book', link: `/resources/collections/${id}` });
  await call(house.url, decideReport, {
    as: staff.code,
    params: { id: found?.id ?? 0 },
    body: { decision: 'hide', note: '' },
  });
  for (const as of [undefined, other]) expect(await closed(id, as)).toBe(404);
  expect((await show(id, staff)).collection.removed).toBe(true);
  expect((await show(id, member)).collection).toMatchObject({ visibility: 'private', removed: true });
  const again = { as: member.code, params: { collection: id } };
  const answer = await refused(house.url, editCollection, {
    ...again,
    body: { title: 'A book', visibility: 'public' },
  });
  expect(answer.status).toBe(403);
  await call(house.url, editCollection, { ...again, body: { title: 'A book' } });
});
