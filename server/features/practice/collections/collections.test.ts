import { listCollections, showCollection } from '@devorbit/contract/practice/collections.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { authoredProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFolder } from '../../../folders.ts';
import { searchSources } from '../../../registry.ts';
import { indexContent } from '../../site/search/commands/index-content.ts';
import { importPackage } from '../problems/commands/import-package.ts';

/** In the order of 'First ten'; the others of its problems are not in this house. */
const names = ['pairforthedock', 'closethegaps', 'vanishingpairs'];

let house: House;
let learner: SignedIn;
const ids: number[] = [];
beforeAll(async () => {
  house = await openHouse();
  learner = await makeUser(house);
  for (const name of names.toReversed())
    await importPackage(house, authoredProblem(name, { title: `The ${name}`, tags: ['Array'] }), new Date());
  for (const name of names) {
    const sql = 'select id from problems where package_name = $1';
    ids.push((await house.database.row(z.object({ id: z.number() }), sql, [name])).id);
  }
});
afterAll(() => house.close());

const show = async (as?: string) => (await call(house.url, showCollection, { as, params: { slug: 'first-ten' } })).body;
const solve = async (at: number, verdict: 'Accepted' | 'Wrong Answer', by = learner) =>
  makeSubmission(house, { user_id: by.user.id, problem_id: ids[at] ?? 0 }, { verdict });

test('a collection has its listed problems in its own order, and no section without any', async () => {
  const { sections, ...rest } = await show();
  expect(sections.map(({ title, problems }) => [title, ...problems.map(({ id }) => id)])).toEqual([
    ['Warm up', ids[0], ids[1]],
    ['Last in, first out', ids[2]],
  ]);
  expect(rest).toMatchObject({
    title: 'First ten',
    problems: 3,
    solved: 0,
    next: { id: ids[0], title: 'The pairforthedock' },
  });
  expect(sections[0]?.problems[0]).toEqual({
    id: ids[0],
    title: 'The pairforthedock',
    difficulty: 'Easy',
    tags: ['Array'],
    attempts: 0,
    success_rate: 0,
    tests: 4,
    user_solved: false,
  });
});

test('progress is that of the caller: what is Accepted counts, in whatever order, and the next is the first that is left', async () => {
  await solve(0, 'Wrong Answer');
  await solve(1, 'Accepted');
  const other = await makeUser(house);
  await solve(2, 'Accepted', other);
  expect(await show(learner.code)).toMatchObject({ problems: 3, solved: 1, next: { id: ids[0] } });
  expect(await show()).toMatchObject({ solved: 0, next: { id: ids[0] } });
  await solve(0, 'Accepted');
  expect(await show(learner.code)).toMatchObject({ solved: 2, next: { id: ids[2] } });
  await solve(2, 'Accepted');
  const { solved, next, sections } = await show(learner.code);
  expect([solved, next]).toEqual([3, null]);
  expect(sections.flatMap(({ problems }) => problems).every(({ user_solved }) => user_solved)).toBe(true);
});

test('the list says the same of each, and leaves out those of which nothing is here', async () => {
  const { body } = await call(house.url, listCollections, { as: learner.code });
  const { why: _why, sections: _sections, ...first } = await show(learner.code);
  expect(body[0]).toEqual(first);
  expect(body.every(({ problems }) => problems > 0)).toBe(true);
  expect(body.map(({ slug }) => slug)).toEqual([
    'first-ten',
    'arrays-and-hashing',
    'two-pointers',
    'stacks-and-queues',
  ]);
});

test('a hidden problem is neither shown nor counted', async () => {
  await house.database.raw('update problems set hidden_at = now() where id = $1', [ids[1]]);
  expect(await show(learner.code)).toMatchObject({ problems: 2, solved: 2, next: null });
  await house.database.raw('update problems set hidden_at = null where id = $1', [ids[1]]);
});

test.each([
  ['nowhere', 404],
  // Nothing of it is here.
  ['graphs', 404],
  ['First Ten', 400],
])('%s is none', async (slug, status) => {
  expect((await refused(house.url, showCollection, { params: { slug } })).status).toBe(status);
});

test('the search finds collections by what they are about', async () => {
  await indexContent(house, searchSources, contentFolder('.'));
  const { body } = await call(house.url, searchSite, { query: { q: 'sliding window', kind: 'collection' } });
  expect(body.results[0]).toMatchObject({ title: 'Sliding window', link: '/collections/sliding-window' });
});
