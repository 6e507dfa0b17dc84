import { join } from 'node:path';
import { readDemoDocuments } from '@devorbit/content-reader/demo-documents.ts';
import { fileTypes, resourceTypes } from '@devorbit/contract/library/resources-limits.ts';
import { countResources, listResources, openResource } from '@devorbit/contract/library/resources.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../folders.ts';
import { seedAccounts } from '../seed.ts';
import { seedDocuments } from './seed-documents.ts';

const documents = readDemoDocuments(join(contentFolder('.'), 'demo'));
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
  expect(counts.total).toBe(documents.length);
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
  expect([...kinds].toSorted()).toEqual(['archive', 'office', 'pdf', 'picture', 'table', 'text']);
});
