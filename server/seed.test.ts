import { readdirSync } from 'node:fs';
import { authorsPrograms } from '@devorbit/content-reader/demo.ts';
import { listProblems, showProblem } from '@devorbit/contract/practice/problems.ts';
import { call } from '@devorbit/testkit/call.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFolder, migrationsFolder } from './folders.ts';
import { migrateAll } from './migrate.ts';
import { createLog } from './platform/log.ts';
import { seedAccounts, seedLearners, seedProblems } from './seed.ts';

let house: House;
let written: string[];
beforeAll(async () => {
  house = await openHouse();
  written = await seedProblems(house, contentFolder('problems'));
  await seedAccounts(house, 'a demo password');
});
afterAll(() => house.close());

test('brings every problem of content/, dated in the past, each with tests and starter code', async () => {
  const { body } = await call(house.url, listProblems, { query: {} });
  expect(written.length).toBeGreaterThan(0);
  expect(body).toHaveLength(written.length);
  expect(
    body.every(
      ({ created_at, source }) =>
        created_at >= '2025-09-01' && Date.parse(created_at) <= Date.now() && source === 'Admin',
    ),
  ).toBe(true);
  expect(new Set(body.map(({ created_at }) => created_at)).size).toBe(body.length);
  for (const { id } of body) {
    const { body: problem } = await call(house.url, showProblem, { params: { id } });
    expect(problem.tests).toBeGreaterThan(problem.examples.length);
    expect(problem.examples.length).toBeGreaterThan(0);
  }
});

test('brings three hints and an editorial with every problem', async () => {
  const { rows } = await house.database.raw(
    `select count(*) as problems, count(*) filter (where cardinality(hints) = 3 and '' <> all (hints)) as hints,
       count(*) filter (where length(editorial) > 1000) as editorials
     from problems left join problem_guidance on problem_id = id`,
  );
  const count = written.length;
  expect(rows).toEqual([{ problems: count, hints: count, editorials: count }]);
});

test.each([
  ['demo_learner', 'Demo Learner (sample)', false, false],
  ['demo_staff', 'Demo Staff (sample)', true, false],
  ['demo_admin', 'Demo Admin (sample)', true, true],
])('%s signs in', async (username, full_name, is_staff, is_superuser) => {
  const { user } = await signIn(house.url, username, 'a demo password');
  expect(user).toMatchObject({
    full_name,
    is_staff,
    is_superuser,
    date_joined: expect.stringMatching(/^2025-09/),
  });
});

test('a second time writes nothing; a new password is taken', async () => {
  expect(await seedProblems(house, contentFolder('problems'))).toEqual([]);
  await seedAccounts(house, 'another password');
  expect((await signIn(house.url, 'demo_staff', 'another password')).user.username).toBe('demo_staff');
  expect((await house.database.raw('select count(*) from users')).rows).toEqual([{ count: 3 }]);
});

test('a fresh installation gets sample learners, marked as such, who submitted real programs', async () => {
  expect(await seedLearners(house)).toBe(true);
  expect(await seedLearners(house)).toBe(false);
  const { rows: people } = await house.database.raw(`select full_name from users where full_name not like '%(sample)'`);
  expect(people).toEqual([]);
  const submitted = await house.database.rows(
    z.object({ package_name: z.string(), language: z.string(), verdict: z.string(), code: z.string() }),
    `select p.package_name, s.language, s.status as verdict, s.code from submissions s join problems p on p.id = s.problem_id`,
  );
  expect(submitted.length).toBeGreaterThan(1_000);
  const lineOf = (program: (typeof submitted)[number]) =>
    [program.package_name, program.language, program.verdict, program.code].join(' ');
  const written = new Set(authorsPrograms(contentFolder('problems')).map(lineOf));
  expect(submitted.filter((each) => !written.has(lineOf(each)))).toEqual([]);
});

test('migrating again changes nothing, and two at once do not disturb one another', async () => {
  const log = createLog('silent');
  expect(await Promise.all([migrateAll(house.databaseUrl, log), migrateAll(house.databaseUrl, log)])).toEqual([[], []]);
  const fresh = house.databaseUrl.replace(/test_\w+/, 'test_made_by_migrate');
  const [one, two] = [await migrateAll(fresh, log), await migrateAll(fresh, log)];
  expect(one).toEqual(readdirSync(migrationsFolder).toSorted());
  expect(one.length).toBeGreaterThan(4);
  expect(two).toEqual([]);
  await house.database.raw('drop database test_made_by_migrate with (force)');
});
