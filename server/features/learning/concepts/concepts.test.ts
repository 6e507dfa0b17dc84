import { CONCEPT_NOT_FOUND, showConcept } from '@devorbit/contract/learning/concepts.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a concept says what it needs, opens, and what one is able to do afterwards', async () => {
  const { body } = await call(house.url, showConcept, { params: { id: 'react-state' } });
  expect(body).toMatchObject({ title: 'State in components', needs: [{ id: 'react-components' }] });
  expect(body.opens.map(({ id }) => id)).toContain('react-effects');
  expect(body.outcomes).toHaveLength(3);
  expect(body.sources[0]).toEqual({ url: expect.stringMatching(/^https:\/\/react\.dev\//), title: expect.any(String) });
});

test('a concept leads to the lessons, guides and projects that teach it', async () => {
  const { body } = await call(house.url, showConcept, { params: { id: 'react-state' } });
  expect(body.pages[0]).toMatchObject({
    kind: 'lesson',
    title: 'What a component remembers',
    framework: 'React',
    minutes: expect.any(Number),
    link: '/learn/react/state#what-a-component-remembers',
  });
  const taught = async (id: string) => (await call(house.url, showConcept, { params: { id } })).body.pages;
  expect(await taught('how-a-page-arrives')).toContainEqual(
    expect.objectContaining({ kind: 'guide', link: '/roadmaps/guide/page-to-screen' }),
  );
  expect(await taught('commit')).toContainEqual(
    expect.objectContaining({ kind: 'video', minutes: 45, link: '/roadmaps/video/git-for-two' }),
  );
});

test('what is no concept is not found, and an odd id is refused', async () => {
  const missing = await refused(house.url, showConcept, { params: { id: 'alchemy' } });
  expect([missing.status, missing.body['error']]).toEqual([404, CONCEPT_NOT_FOUND]);
  expect((await refused(house.url, showConcept, { params: { id: '../x' } })).status).toBe(400);
});
