import { unpack } from '@devorbit/content-reader/problem-package.ts';
import {
  createProblem,
  listProblems,
  showNeighbours,
  showProblem,
  updateProblem,
} from '@devorbit/contract/practice/problems.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { authoredProblem, makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse, TEST_SECRET } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importPackage } from './commands/import-package.ts';
import { packageAddress } from './package-address.ts';

let house: House;
let learner: SignedIn;
let staff: SignedIn;
const ids: Record<string, number> = {};

const counts = (id: number | undefined, attempts: number, solves: number) =>
  house.database.raw('update problems set attempts = $2, solves = $3 where id = $1', [id, attempts, solves]);

beforeAll(async () => {
  house = await openHouse();
  learner = await makeUser(house);
  staff = await makeUser(house, { role: 'staff' });
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  ids['easy'] = await makeProblem(house, { title: 'Easy 50% one', tags: ['arrays', 'math'], createdAt: day(1) });
  ids['medium'] = await makeProblem(house, {
    title: 'Medium',
    difficulty: 'Medium',
    tags: ['graphs'],
    createdAt: day(2),
  });
  ids['hard'] = await makeProblem(house, { title: 'Hard', difficulty: 'Hard', createdAt: day(3) });
  ids['twin'] = await makeProblem(house, { title: 'Hard twin', difficulty: 'Hard', createdAt: day(3) });
  await counts(ids['easy'], 10, 8);
  await counts(ids['medium'], 20, 2);
  await counts(ids['hard'], 4, 1);
});
afterAll(() => house.close());

const titles = async (query: z.input<typeof listProblems.query>, as?: string) =>
  (await call(house.url, listProblems, { query, as })).body.map(({ title }) => title);

describe('GET /api/problems/', () => {
  test('is open to visitors, newest first, ties by id', async () => {
    const { body, headers } = await call(house.url, listProblems, { query: {} });
    expect(body.map(({ title }) => title)).toEqual(['Hard twin', 'Hard', 'Medium', 'Easy 50% one']);
    expect(headers.get('x-total-count')).toBe('4');
    expect(body.every(({ user_solved }) => !user_solved)).toBe(true);
  });

  test('counts without a NaN: no attempts are 0 %, and hardness says nothing before five', async () => {
    const { body } = await call(house.url, listProblems, { query: {} });
    const figures = Object.fromEntries(
      body.map(({ title, success_rate, hardness_score }) => [title, [success_rate, hardness_score]]),
    );
    expect(figures).toEqual({ 'Hard twin': [0, null], Hard: [25, null], Medium: [10, 7.7], 'Easy 50% one': [80, 2.5] });
  });

  test.each([
    [{ sort: 'hardest' }, ['Medium', 'Hard twin', 'Hard', 'Easy 50% one']],
    [{ sort: 'most_solved' }, ['Easy 50% one', 'Medium', 'Hard', 'Hard twin']],
    [{ sort: 'highest_success_rate' }, ['Easy 50% one', 'Hard', 'Medium', 'Hard twin']],
    [{ sort: 'number' }, ['Easy 50% one', 'Medium', 'Hard', 'Hard twin']],
    [{ sort: 'title' }, ['Easy 50% one', 'Hard', 'Hard twin', 'Medium']],
    [{ sort: 'difficulty' }, ['Easy 50% one', 'Medium', 'Hard', 'Hard twin']],
    [{ sort: 'difficulty_desc' }, ['Hard', 'Hard twin', 'Medium', 'Easy 50% one']],
    [{ sort: 'lowest_success_rate' }, ['Medium', 'Hard', 'Easy 50% one', 'Hard twin']],
    [{ difficulty: 'Hard' }, ['Hard twin', 'Hard']],
    [{ source: 'User' }, []],
    [{ tag: 'graphs' }, ['Medium']],
    [{ search: 'HARD' }, ['Hard twin', 'Hard']],
    [{ search: '%' }, ['Easy 50% one']],
    [{ search: 'arra' }, ['Easy 50% one']],
    [{ page: 2, page_size: 3 }, ['Easy 50% one']],
    [{ page: 9, page_size: 3 }, []],
    [{ solved: 'true' }, ['Hard twin', 'Hard', 'Medium', 'Easy 50% one']],
  ] as const)('answers %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('marks and filters what the caller has solved, and nobody else', async () => {
    const solver = await makeUser(house);
    await house.database.raw(
      `with s as (insert into submissions (user_id, problem_id, kind, language, code, tests_total, created_at) values ($1, $2, 'submit', 'cpp', '', 4, now()) returning *)
       insert into solved_problems (user_id, problem_id, submission_id, points, solved_at) select user_id, problem_id, id, 300, now() from s`,
      [solver.user.id, ids['hard']],
    );
    const solved = async (as: string) =>
      (await call(house.url, listProblems, { query: {}, as })).body
        .filter(({ user_solved }) => user_solved)
        .map(({ title }) => title);
    expect(await solved(solver.code)).toEqual(['Hard']);
    expect(await solved(learner.code)).toEqual([]);
    expect(await titles({ solved: 'true' }, solver.code)).toEqual(['Hard']);
    expect(await titles({ solved: 'false' }, solver.code)).toEqual(['Hard twin', 'Medium', 'Easy 50% one']);
    expect(
      (await call(house.url, showProblem, { params: { id: ids['hard'] ?? 0 }, as: solver.code })).body.user_solved,
    ).toBe(true);
  });

  test.each(['page=0', 'page_size=201', 'page=x', 'sort=best', 'difficulty=Insane', 'solved=maybe', 'search=%00'])(
    'refuses %s',
    async (query) => {
      const response = await fetch(`${house.url}/api/problems/?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: expect.any(String),
        details: [{ path: query.split('=')[0], message: expect.any(String) }],
      });
    },
  );

  test('treats a session that has ended as a visitor', async () => {
    expect((await call(house.url, listProblems, { query: {}, as: 'made-up' })).status).toBe(200);
  });
});

describe('GET /api/problems/{id}/', () => {
  test('gives examples, limits and starter code in four languages, and no test', async () => {
    const { body } = await call(house.url, showProblem, { params: { id: ids['easy'] ?? 0 } });
    expect(body).toMatchObject({
      title: 'Easy 50% one',
      tests: 4,
      time_limit_ms: 2000,
      memory_limit_kb: 262_144,
      examples: [{ input: '{"a":1,"b":2}', output: '3' }],
      license: 'cc by-sa',
      rights_owner: 'DevOrbit',
    });
    expect(body.languages.map(({ id, version }) => [id, version])).toEqual([
      ['javascript', '18.15.0'],
      ['python', '3.10.0'],
      ['java', '15.0.2'],
      ['cpp', '10.2.0'],
    ]);
    expect(body.languages.every(({ starter_code }) => starter_code.includes('solve'))).toBe(true);
    expect(JSON.stringify(body)).not.toContain('999');
  });

  test.each([
    ['2147483647', 404, 'Problem not found.'],
    ['99999999999', 400, expect.any(String)],
    ['0', 400, expect.any(String)],
    ['abc', 400, expect.any(String)],
    ['%00', 400, expect.any(String)],
    ['1;drop', 400, expect.any(String)],
  ])('answers %s with %i', async (id, status, sentence) => {
    const response = await fetch(`${house.url}/api/problems/${id}/`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: sentence });
  });
});

describe('GET /api/problems/{id}/neighbours/', () => {
  const beside = async (name: string, query: z.input<typeof showNeighbours.query> = {}, as?: string) =>
    (await call(house.url, showNeighbours, { params: { id: ids[name] ?? 0 }, query, as })).body;
  const around = async (...input: Parameters<typeof beside>) => {
    const { previous, next } = await beside(...input);
    return [previous?.title ?? null, next?.title ?? null];
  };

  test.each([
    ['medium', {}, ['Hard', 'Easy 50% one']],
    ['twin', {}, [null, 'Hard']],
    ['easy', {}, ['Medium', null]],
    ['hard', { sort: 'hardest' }, ['Hard twin', 'Easy 50% one']],
    ['hard', { sort: 'highest_success_rate' }, ['Easy 50% one', 'Medium']],
    ['twin', { difficulty: 'Hard' }, [null, 'Hard']],
    // One that the filters leave out has neighbours where it would stand.
    ['medium', { difficulty: 'Hard' }, ['Hard', null]],
    ['medium', { search: 'nothing is called so' }, [null, null]],
  ] as const)('beside %s with %j', async (name, query, expected) => {
    expect(await around(name, query)).toEqual(expected);
  });

  test('follow the whole list in its order, there and back', async () => {
    for (const sort of ['newest', 'hardest', 'most_solved', 'highest_success_rate'] as const) {
      const { body } = await call(house.url, listProblems, { query: { sort } });
      for (const [at, { id }] of body.entries())
        expect((await call(house.url, showNeighbours, { params: { id }, query: { sort } })).body).toMatchObject({
          previous: body[at - 1] ? { id: body[at - 1]?.id } : null,
          next: body[at + 1] ? { id: body[at + 1]?.id } : null,
        });
    }
  });

  test('a random one is another, unsolved where there is one, and has tests', async () => {
    const solver = await makeUser(house);
    const solve = (name: string) =>
      house.database.raw(
        `with s as (insert into submissions (user_id, problem_id, kind, language, code, tests_total, created_at) values ($1, $2, 'submit', 'cpp', '', 4, now()) returning *)
         insert into solved_problems (user_id, problem_id, submission_id, points, solved_at) select user_id, problem_id, id, 300, now() from s`,
        [solver.user.id, ids[name]],
      );
    await solve('hard');
    await solve('twin');
    const draws = async (as?: string) =>
      new Set(await Promise.all(Array.from({ length: 24 }, async () => (await beside('easy', {}, as)).random?.title)));
    expect(await draws(solver.code)).toEqual(new Set(['Medium']));
    await solve('medium');
    for (const title of await draws(solver.code)) expect(['Hard', 'Hard twin', 'Medium']).toContain(title);
    expect(await draws(learner.code)).not.toContain('Easy 50% one');
    expect((await beside('easy', { difficulty: 'Easy' })).random).toBeNull();
    expect(await around('medium', { solved: 'true' }, solver.code)).toEqual(['Hard', null]);
    expect(await around('medium', { solved: 'false' }, solver.code)).toEqual([null, 'Easy 50% one']);
    const { body: untested } = await call(house.url, createProblem, {
      as: staff.code,
      body: { title: 'Without tests', statement: 'x' },
    });
    expect(await draws(solver.code)).not.toContain('Without tests');
    await house.database.raw('delete from problems where id = $1', [untested.id]);
  });

  test('what the caller may not see is nobody’s neighbour and has none', async () => {
    await house.database.raw('update problems set hidden_at = now() where id = $1', [ids['hard']]);
    expect(await around('twin')).toEqual([null, 'Medium']);
    const params = { id: ids['hard'] ?? 0 };
    expect((await refused(house.url, showNeighbours, { params, query: {}, as: learner.code })).status).toBe(404);
    expect((await call(house.url, showNeighbours, { params, query: {}, as: staff.code })).body).toMatchObject({
      previous: null,
      next: null,
    });
    await house.database.raw('update problems set hidden_at = null where id = $1', [ids['hard']]);
  });

  test.each(['sort=best', 'difficulty=Insane', 'solved=maybe', 'search=%00'])('refuses %s', async (query) => {
    expect((await fetch(`${house.url}/api/problems/${ids['easy']}/neighbours/?${query}`)).status).toBe(400);
  });
});

describe('POST /api/problems/', () => {
  test('staff create a problem of source Admin, which is in their list at once', async () => {
    const { status, body } = await call(house.url, createProblem, {
      as: staff.code,
      body: { title: ' New ', statement: 'Do it', difficulty: 'Medium', tags: ['a', ' a', ''], source: 'AI' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'New', source: 'Admin', tags: ['a'], tests: 0, examples: [] });
    expect(body.languages[2]?.starter_code).toContain('Object input');
    expect((await titles({}, staff.code))[0]).toBe('New');
    expect(await titles({})).not.toContain('New');
    await house.database.raw('delete from problems where id = $1', [body.id]);
  });

  test.each([{}, { title: '  ', statement: 'x' }, { title: 'x' }])('refuses %j', async (body) => {
    expect(await refused(house.url, createProblem, { as: staff.code, body: body as never })).toMatchObject({
      status: 400,
      body: { error: 'Title and statement are required' },
    });
  });

  test('refuses learners and visitors', async () => {
    const body = { title: 'Mine', statement: 'x' };
    const sentence = 'Unauthorized: Only admin users can create problems via this endpoint';
    expect(await refused(house.url, createProblem, { as: learner.code, body })).toMatchObject({
      status: 403,
      body: { error: sentence, detail: sentence, message: sentence },
    });
    expect((await refused(house.url, createProblem, { body })).status).toBe(401);
  });
});

describe('PATCH /api/problems/{id}/', () => {
  const params = () => ({ id: ids['medium'] ?? 0 });

  test('changes what is given and nothing else, and the list shows it', async () => {
    const superuser = await makeUser(house, { role: 'superuser' });
    const before = (await call(house.url, showProblem, { as: superuser.code, params: params() })).body;
    const { body } = await call(house.url, updateProblem, {
      as: superuser.code,
      params: params(),
      body: { title: 'Medium rare' },
    });
    expect(body).toEqual({ ...before, title: 'Medium rare' });
    expect(await titles({ tag: 'graphs' })).toEqual(['Medium rare']);
    await call(house.url, updateProblem, { as: staff.code, params: params(), body: { title: 'Medium' } });
  });

  test('refuses blanks, learners, visitors and unknown ids', async () => {
    expect(
      await refused(house.url, updateProblem, { as: staff.code, params: params(), body: { title: ' ' } }),
    ).toMatchObject({ status: 400, body: { error: 'Title and statement are required' } });
    expect(
      await refused(house.url, updateProblem, { as: learner.code, params: params(), body: { title: 'x' } }),
    ).toMatchObject({ status: 403, body: { error: 'Only admin users can update problems' } });
    expect((await refused(house.url, updateProblem, { params: params(), body: { title: 'x' } })).status).toBe(401);
    expect(
      await refused(house.url, updateProblem, { as: staff.code, params: { id: 999_999 }, body: { title: 'x' } }),
    ).toMatchObject({ status: 404, body: { error: 'Problem not found.' } });
  });
});

describe('packages', () => {
  const digest = async () =>
    (
      await house.database.row(z.object({ d: z.string() }), 'select package_digest as d from problems where id = $1', [
        ids['easy'],
      ])
    ).d;

  test('go to whoever holds a valid address', async () => {
    const response = await fetch(house.url + packageAddress(TEST_SECRET, await digest(), house.clock.now()));
    expect(unpack(Buffer.from(await response.arrayBuffer()), await digest()).tests).toHaveLength(4);
  });

  test('are not there for anybody else', async () => {
    const good = packageAddress(TEST_SECRET, await digest(), house.clock.now());
    const other = 'f'.repeat(64);
    const late = packageAddress(TEST_SECRET, await digest(), new Date(Date.now() - 16 * 60_000));
    const addresses = [
      good.split('?')[0],
      `${good}x`,
      good.replace(await digest(), other),
      good.replace(/until=\d/, 'until=9'),
      late,
      packageAddress('another secret', await digest(), new Date()),
      packageAddress(TEST_SECRET, other, new Date()),
    ];
    for (const address of addresses) expect((await fetch(house.url + address)).status).toBe(404);
    expect((await fetch(house.url + good, { method: 'POST' })).status).toBe(404);
  });

  test('are imported once, and again when anything in them changes', async () => {
    const authored = authoredProblem('twice');
    const date = new Date('2026-01-01T00:00:00Z');
    expect([await importPackage(house, authored, date), await importPackage(house, authored, date)]).toEqual([
      true,
      false,
    ]);
    const before = await house.database.raw(`select id, created_at from problems where package_name = 'twice'`);
    expect(await importPackage(house, { ...authored, title: 'Renamed' }, new Date())).toBe(true);
    expect(await house.database.raw(`select id, created_at from problems where package_name = 'twice'`)).toMatchObject({
      rows: before.rows,
    });
    await house.database.raw(`delete from problems where package_name = 'twice'`);
  });
});
