import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { readBlocks } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call } from '@devorbit/testkit/call.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { indexContent } from '../../site/search/commands/index-content.ts';
import { lessons } from './feature.ts';

const entries = lessons.search?.[0]?.entries?.(contentFolder('.')) ?? [];
let house: House;
beforeAll(async () => {
  house = await openHouse();
  await indexContent(house, lessons.search ?? [], contentFolder('.'));
});
afterAll(() => house.close());

test('every lesson is known, and every heading of it leads to its place', () => {
  const all = readFrameworks(contentFolder('.')).flatMap(({ categories }) =>
    categories.flatMap(({ modules }) => modules.flatMap((module) => module.lessons)),
  );
  expect(entries.filter(({ ref }) => !ref.includes('#')).map(({ ref }) => ref)).toEqual(all.map(({ id }) => id));
  const headed = all.flatMap(({ id, text }) =>
    [...new Set(readBlocks(text).map(({ section }) => section))]
      .filter((anchor) => anchor !== '')
      .map((anchor) => `${id}#${anchor}`),
  );
  const refs = new Set(entries.map(({ ref }) => ref));
  expect(refs.size).toBe(entries.length);
  expect(headed.filter((ref) => !refs.has(ref))).toEqual([]);
  expect(entries.find(({ ref }) => ref.endsWith('#each-drawing-has-its-own-value'))).toMatchObject({
    title: 'Each drawing has its own value',
    note: 'React: What a component remembers',
    link: '/learn/react/state#what-a-component-remembers-each-drawing-has-its-own-value',
  });
});

test('no text of it says which answers of a quiz are right, or how an exercise is solved', () => {
  const told = entries.map(({ body }) => body).join(' ');
  const [framework] = readFrameworks(contentFolder('.'));
  const whys = framework?.categories.flatMap(({ modules }) =>
    modules.flatMap((module) =>
      module.lessons.flatMap(({ questions }) => questions.flatMap(({ choices }) => choices.map(({ why }) => why))),
    ),
  );
  expect(whys?.length).toBeGreaterThan(100);
  expect(whys?.filter((why) => told.includes(why))).toEqual([]);
  expect(told).not.toContain('export default function');
});

test('a part of a lesson is found by its heading and by its words', async () => {
  const found = async (q: string) =>
    (await call(house.url, searchSite, { query: { q, kind: 'lesson' } })).body.results.map(({ link }) => link);
  expect((await found('each drawing has its own value'))[0]).toBe(
    '/learn/react/state#what-a-component-remembers-each-drawing-has-its-own-value',
  );
  expect((await found('what a component remembers'))[0]).toBe('/learn/react/state#what-a-component-remembers');
});
