import { join } from 'node:path';
import { readDemoDocuments } from '@devorbit/content-reader/demo-documents.ts';
import { listSuggestions } from '@devorbit/contract/library/resource-suggestions.ts';
import { listVersions } from '@devorbit/contract/library/resource-versions.ts';
import { fileTypes, resourceTypes } from '@devorbit/contract/library/resources-limits.ts';
import { countResources, listResources, openResource } from '@devorbit/contract/library/resources.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFolder } from '../folders.ts';
import { seedAccounts } from '../seed.ts';
import { seedDocuments } from './seed-documents.ts';

const { documents, collections, reading } = readDemoDocuments(join(contentFolder('.'), 'demo'));
const waiting = documents.filter(({ suggested }) => suggested && suggested.accepted === undefined);
let house: House;
beforeAll(async () => {
  house = await openHouse();
  await seedAccounts(house, 'a demo password');
});
afterAll(() => house.close());

test('about sixty documents, of all nine types, at least ten colleges, and all formats', () => {
  expect(documents.length).toBeGreaterThanOrEqual(60);
  expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(resourceTypes));
  expect(new Set(documents.map(({ college }) => college)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(documents.map(({ format }) => format))).toEqual(new Set(fileTypes));
});

test('each passes the checks of an upload, is marked as a sample, and can be opened; once only', async () => {
  expect(await seedDocuments(house, house.env)).toBe(documents.length);
  expect(await seedDocuments(house, house.env)).toBe(0);
  const { body: counts } = await call(house.url, countResources, { query: {} });
  expect(counts.total).toBe(documents.length - waiting.length);
  const { code } = await makeUser(house);
  const { body } = await call(house.url, listResources, { as: code, query: { page_size: 50 } });
  expect(body.results.every(({ sample }) => sample)).toBe(true);
  const kinds = new Set<string>();
  for (const { id, file_url, size } of body.results) {
    const { preview } = (await call(house.url, openResource, { as: code, params: { id } })).body;
    kinds.add(preview.kind);
    const file = await fetch(house.url + (file_url ?? ''));
    expect((await file.arrayBuffer()).byteLength).toBe(size);
  }
  expect([...kinds].toSorted()).toEqual(['archive', 'none', 'pdf', 'picture', 'table', 'text']);
});

test('there are suggestions that wait, a version, collections, and places where people stopped', async () => {
  const { code: admin } = await makeUser(house, { role: 'superuser' });
  const queue = (await call(house.url, listSuggestions, { as: admin, query: {} })).body;
  expect(queue.map(({ resource }) => resource.title).toSorted()).toEqual(waiting.map(({ title }) => title).toSorted());
  const found = async (search: string) =>
    (await call(house.url, listResources, { as: admin, query: { search } })).body.results[0];
  const replaced = await found('Digital electronics notes');
  expect(replaced?.version).toBe(2);
  const versions = (await call(house.url, listVersions, { as: admin, params: { id: replaced?.id ?? 0 } })).body;
  expect(versions.map(({ current }) => current)).toEqual([true, false]);
  expect(versions[0]?.size).toBeGreaterThan(versions[1]?.size ?? Infinity);

  const kept = await house.database.rows(
    z.object({ id: z.string(), owner: z.string(), items: z.number(), visibility: z.string() }),
    `select c.public_id as id, u.username as owner, c.visibility,
       (select count(*) from resource_collection_items i where i.collection_id = c.id) as items
     from resource_collections c join users u on u.id = c.user_id order by c.id`,
  );
  const people = new Set(kept.map(({ owner }) => owner));
  expect(kept).toEqual(
    collections
      .filter(({ owner }) => people.has(owner))
      .map(({ id, owner, documents: items, visibility }) => ({ id, owner, items: items.length, visibility })),
  );
  expect(people).toContain('demo_learner');
  const positions = await house.database.rows(
    z.object({ document: z.string(), page: z.number(), pages: z.number() }),
    `select r.title as document, p.page, p.pages from resource_positions p join resources r on r.id = p.resource_id
       join users u on u.id = p.user_id where u.username = 'demo_learner' order by p.at desc`,
  );
  const own = reading.filter(({ user }) => user === 'demo_learner');
  expect(positions.map(({ document, page }) => ({ document, page }))).toEqual(
    own.map(({ document, page }) => ({ document, page })),
  );
  // Begun and not finished: it is there to be continued.
  for (const { page, pages } of positions) expect(page > 1 && page < pages).toBe(true);
});
