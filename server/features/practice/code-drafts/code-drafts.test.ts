import { MAX_CODE_BYTES } from '@devorbit/contract/limits.ts';
import {
  discardCodeDraft,
  DraftConflict,
  listCodeDrafts,
  saveCodeDraft,
} from '@devorbit/contract/practice/code-drafts.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasureOf } from '../../../platform/erasure.ts';
import { codeDrafts } from './feature.ts';
import { purgeDrafts } from './jobs.ts';

let house: House;
let ada: SignedIn;
let problem: number;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
  problem = await makeProblem(house);
});

const put = (code: string, revision = 0, { language = 'python', device = 'laptop' } = {}) => ({
  as: ada.code,
  params: { id: problem, language: language as 'python' },
  body: { code, revision, device },
});
const save = async (...given: Parameters<typeof put>) => (await call(house.url, saveCodeDraft, put(...given))).body;
const list = async (as = ada.code) => (await call(house.url, listCodeDrafts, { as, params: { id: problem } })).body;
const discard = (revision: number) => ({
  as: ada.code,
  params: { id: problem, language: 'python' as const },
  query: { revision },
});

test('a draft is the same on every device, by problem and language, and nobody else’s', async () => {
  const first = await save('def solve(n): pass');
  const second = await save('def solve(n): return n', first.revision, { device: 'phone' });
  await save('int solve();', 0, { language: 'cpp' });
  expect(second.revision).toBeGreaterThan(first.revision);
  expect((await list()).map(({ language, code, device }) => [language, code, device]).toSorted()).toEqual([
    ['cpp', 'int solve();', 'laptop'],
    ['python', 'def solve(n): return n', 'phone'],
  ]);
  expect(await list((await makeUser(house)).code)).toEqual([]);
  problem = await makeProblem(house);
  expect(await list()).toEqual([]);
});

test('who goes on from an older one is told the kept one, and nothing is changed', async () => {
  const first = await save('one');
  const kept = await save('two', first.revision);
  for (const revision of [0, first.revision, kept.revision + 1]) {
    const { status, body } = await refused(house.url, saveCodeDraft, put('three', revision));
    expect(status).toBe(409);
    expect(DraftConflict.parse(body['details']).draft).toEqual(kept);
  }
  expect((await refused(house.url, discardCodeDraft, discard(first.revision))).status).toBe(409);
  expect(await list()).toEqual([kept]);
  // The answer to the same may have been lost on the way.
  expect(await save('two', first.revision)).toEqual(kept);
});

test('of two that write at once one is told of the other', async () => {
  const { revision } = await save('start');
  const both = await Promise.allSettled(['left', 'right'].map((code) => save(code, revision)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('one that was discarded stays gone, and is another when it is written anew', async () => {
  const first = await save('one');
  expect((await call(house.url, discardCodeDraft, discard(first.revision))).body).toEqual({ discarded: true });
  expect((await call(house.url, discardCodeDraft, discard(first.revision))).body).toEqual({ discarded: false });
  const again = await save('from another device', 0);
  expect(again.revision).toBeGreaterThan(first.revision);
  expect((await refused(house.url, saveCodeDraft, put('late', first.revision))).status).toBe(409);
});

test('input is bounded as that of a submission', async () => {
  await save('x'.repeat(MAX_CODE_BYTES));
  for (const body of [
    { code: 'x'.repeat(MAX_CODE_BYTES + 1), revision: 0 },
    { code: 'a\0b', revision: 0 },
    { code: 'x', revision: -1 },
    { code: 'x', revision: 0, device: '<script>' },
  ])
    expect((await refused(house.url, saveCodeDraft, { ...put('x'), body })).status).toBe(400);
  const unknown = { ...put('x'), params: { id: problem, language: 'cobol' as 'cpp' } };
  expect((await refused(house.url, saveCodeDraft, unknown)).status).toBe(400);
  problem = 999_999;
  expect((await refused(house.url, saveCodeDraft, put('x'))).status).toBe(404);
  expect((await refused(house.url, listCodeDrafts, { as: ada.code, params: { id: problem } })).status).toBe(404);
});

test('a problem that is out of sight has no drafts to give or to take; its author’s stay', async () => {
  await save('mine');
  await house.database.raw('update problems set hidden_at = now() where id = $1', [problem]);
  expect((await refused(house.url, saveCodeDraft, put('more'))).status).toBe(404);
  expect((await refused(house.url, listCodeDrafts, { as: ada.code, params: { id: problem } })).status).toBe(404);
});

test('the oldest make room, those of more than a year ago go, and all go with the account', async () => {
  await house.database.raw(
    `insert into problems (title, statement, difficulty, tags, source, created_at, updated_at)
     select 'Many ' || n, 'x', 'Easy', '{}', 'Admin', now(), now() from generate_series(1, 401) n`,
  );
  await house.database.raw(
    `insert into code_drafts (user_id, problem_id, language, code, device, updated_at)
     select $1, id, 'java', 'x', '', now() - interval '1 day' from problems where title like 'Many %'`,
    [ada.user.id],
  );
  await save('newest');
  const count = async () =>
    (await house.database.raw('select count(*)::integer as n from code_drafts where user_id = $1', [ada.user.id]))
      .rows[0];
  expect(await count()).toEqual({ n: 400 });
  await house.database.raw(
    `update code_drafts set updated_at = now() - interval '401 days' where user_id = $1 and language = 'java'`,
    [ada.user.id],
  );
  await purgeDrafts({ ...house, clock: { now: () => new Date() } });
  expect(await count()).toEqual({ n: 1 });
  expect(erasureOf([codeDrafts]).columns).toEqual([{ table: 'code_drafts', column: 'user_id' }]);
});
