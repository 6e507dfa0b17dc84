import { showPublicProfile } from '@devorbit/contract/community/profiles.ts';
import { listRecommendations } from '@devorbit/contract/practice/guidance.ts';
import {
  createCommunityProblem,
  createProblem,
  listProblems,
  listTopics,
  showNeighbours,
  showProblem,
} from '@devorbit/contract/practice/problems.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { findSitemap } from '../../site/findability/commands/find-sitemap.ts';

let house: House;
let author: SignedIn;
let other: SignedIn;
let staff: SignedIn;
/** Without tests: of a learner, and of staff. */
let untested: number;
let official: number;

beforeAll(async () => {
  house = await openHouse();
  author = await makeUser(house);
  other = await makeUser(house);
  staff = await makeUser(house, { role: 'staff' });
  await makeProblem(house, {
    title: 'Tide Table',
    tags: ['Sea', 'Array'],
    createdAt: new Date('2026-01-01T00:00:00Z'),
  });
  const fields = { statement: 'Read the tide.', tags: ['Sea', 'Moon'] };
  untested = (
    await call(house.url, createCommunityProblem, { as: author.code, body: { title: 'Tide Draft', ...fields } })
  ).body.id;
  official = (await call(house.url, createProblem, { as: staff.code, body: { title: 'Tide Plan', ...fields } })).body
    .id;
});
afterAll(() => house.close());

const everybody = () => [undefined, author.code, other.code, staff.code];
const list = async (as: string | undefined, query: z.input<typeof listProblems.query> = {}) => {
  const { body, headers } = await call(house.url, listProblems, { as, query });
  return [Number(headers.get('x-total-count')), ...body.map(({ title }) => title)];
};

describe('a problem without tests', () => {
  test.each<z.input<typeof listProblems.query>>([{}, { search: 'tide' }, { tag: 'Sea' }, { sort: 'title' }])(
    'is in the lists of its author alone, and counted there: %j',
    async (query) => {
      const shown = await Promise.all(everybody().map(async (as) => (await list(as, query)).toSorted()));
      expect(shown).toEqual([
        [1, 'Tide Table'],
        [2, 'Tide Draft', 'Tide Table'],
        [1, 'Tide Table'],
        [2, 'Tide Plan', 'Tide Table'],
      ]);
    },
  );

  test('is there as unsolved, and among those of its source', async () => {
    expect(await list(author.code, { solved: 'false', sort: 'number' })).toEqual([2, 'Tide Table', 'Tide Draft']);
    expect(await list(author.code, { source: 'User' })).toEqual([1, 'Tide Draft']);
    expect(await list(other.code, { source: 'User' })).toEqual([0]);
    expect(await list(staff.code, { source: 'User' })).toEqual([0]);
  });

  test('stands beside others in the list of its author alone', async () => {
    const { body: all } = await call(house.url, listProblems, { query: {} });
    const params = { id: all[0]?.id ?? 0 };
    const besides = await Promise.all(
      everybody().map(async (as) => {
        const { body } = await call(house.url, showNeighbours, { as, params, query: {} });
        return [body.previous, body.next, body.random].flatMap((one) => one?.title ?? []);
      }),
    );
    expect(besides).toEqual([[], ['Tide Draft'], [], ['Tide Plan']]);
  });

  test('is neither found, recommended, a topic, on its author’s page nor for search engines', async () => {
    for (const as of everybody()) {
      const { body: found } = await call(house.url, searchSite, { as, query: { q: 'tide', kind: 'problem' } });
      expect(found.results.map(({ title }) => title)).toEqual(['Tide Table']);
      const { body: recommended } = await call(house.url, listRecommendations, { as });
      expect(recommended.map(({ problem }) => problem.id)).not.toContain(untested);
      const { body: topics } = await call(house.url, listTopics, { as });
      expect(topics).toEqual([
        { tag: 'Array', problems: 1, solved: 0 },
        { tag: 'Sea', problems: 1, solved: 0 },
      ]);
    }
    const { body: page } = await call(house.url, showPublicProfile, { params: { username: author.user.username } });
    expect(page.created).toEqual([]);
    const sitemap = await findSitemap(
      { database: house.database, origin: () => 'https://x.example', pages: [] },
      'sitemap',
    );
    expect(sitemap?.match(/<loc>/g)).toHaveLength(1);
  });

  test('can be opened by its address, and is there for everybody once it has tests', async () => {
    expect((await call(house.url, showProblem, { params: { id: untested } })).body).toMatchObject({ tests: 0 });
    await house.database.raw(
      `update problems p set tests = q.tests, package_digest = q.package_digest from problems q
       where p.id = $1 and q.tests > 0`,
      [untested],
    );
    await house.database.notify('problems');
    await eventually(async () => (await list(undefined))[0] === 2);
    expect(await list(other.code, { sort: 'title' })).toEqual([2, 'Tide Draft', 'Tide Table']);
    const { body: found } = await call(house.url, searchSite, { query: { q: 'draft', kind: 'problem' } });
    expect(found.results.map(({ title }) => title)).toEqual(['Tide Draft']);
    await house.database.raw('update problems set tests = 0, package_digest = null where id = $1', [untested]);
    expect((await call(house.url, searchSite, { query: { q: 'draft', kind: 'problem' } })).body.counts.problem).toBe(0);
  });

  test('that moderators have hidden is in no list, not even its author’s', async () => {
    await house.database.raw('update problems set hidden_at = now() where id = $1', [official]);
    await house.database.notify('problems');
    await eventually(async () => (await list(staff.code))[0] === 1);
  });
});
