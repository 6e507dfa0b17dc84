import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { authorsPrograms } from '@devorbit/content-reader/demo.ts';
import { eventCategories, eventTypes } from '@devorbit/contract/events/events-limits.ts';
import { lastOpened } from '@devorbit/contract/learning/progress-marks.ts';
import { mergeProgress } from '@devorbit/contract/learning/progress.ts';
import { showCategoryQuiz } from '@devorbit/contract/learning/quizzes.ts';
import { listReviews } from '@devorbit/contract/learning/reviews.ts';
import { listConceptSkills } from '@devorbit/contract/learning/skills.ts';
import { showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import { listProblems, showProblem } from '@devorbit/contract/practice/problems.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findFigures } from './features/practice/submissions/door.ts';
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
  ['demo_learner', 'Demo Learner', false, false],
  ['demo_staff', 'Demo Staff', true, false],
  ['demo_admin', 'Demo Admin', true, true],
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

describe('the demo world of a fresh installation', () => {
  const me = () =>
    house.database.row(z.object({ id: z.number() }), `select id from users where username = 'demo_learner'`);
  const Deed = z.object({
    day: z.string(),
    at: z.string(),
    status: z.string(),
    language: z.string(),
    rank: z.number(),
  });
  const deeds = async () =>
    house.database.rows(
      Deed,
      `select s.created_at::date::text as day, s.created_at as at, status, language, difficulty_rank as rank
       from submissions s join problems p on p.id = s.problem_id where user_id = $1 order by s.created_at`,
      [(await me()).id],
    );

  let fresh: boolean;
  beforeAll(async () => {
    fresh = await seedLearners(house);
  });

  test('has learners who are marked as samples, and not in their names, and who submitted real programs', async () => {
    expect([fresh, await seedLearners(house)]).toEqual([true, false]);
    const { rows: others } = await house.database.raw(
      `select username from users where id not in (select user_id from sample_people) or full_name ~ 'sample'`,
    );
    expect(others).toEqual([]);
    const submitted = await house.database.rows(
      z.object({ package_name: z.string(), language: z.string(), verdict: z.string(), code: z.string() }),
      `select p.package_name, s.language, s.status as verdict, s.code from submissions s join problems p on p.id = s.problem_id`,
    );
    expect(submitted.length).toBeGreaterThan(1_000);
    const lineOf = (program: (typeof submitted)[number]) =>
      [program.package_name, program.language, program.verdict, program.code].join(' ');
    const programs = [contentFolder('problems'), join(contentFolder('demo'), 'problems')].flatMap(authorsPrograms);
    const authored = new Set(programs.map(lineOf));
    expect(submitted.filter((each) => !authored.has(lineOf(each)))).toEqual([]);
  });

  test('has 24 events of every type: past, live, to come, full, and two that wait for approval', async () => {
    const events = await house.database.rows(
      z.object({
        type: z.string(),
        category: z.string(),
        state: z.string(),
        when: z.enum(['past', 'live', 'coming']),
        full: z.boolean(),
        waiting: z.number(),
        arrived: z.number(),
      }),
      `select e.type, e.category, e.state,
         case when e.ends_at <= $1 then 'past' when e.starts_at <= $1 then 'live' else 'coming' end as "when",
         p.capacity > 0 and p.taken = p.capacity as full,
         (select count(*) from registrations r where r.event_id = e.id and r.state = 'waiting') as waiting,
         (select count(*) from registrations r where r.event_id = e.id and r.checked_in_at is not null) as arrived
       from events e join event_places p on p.event_id = e.id join sample_people s on s.user_id = e.created_by`,
      [house.clock.now()],
    );
    expect(events).toHaveLength(24);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes));
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories));
    const some = (is: (event: (typeof events)[number]) => boolean) => events.filter(is).length;
    expect(some(({ state }) => state === 'pending')).toBe(2);
    expect(some(({ when }) => when === 'past')).toBeGreaterThanOrEqual(4);
    expect(some(({ when, arrived }) => when === 'live' && arrived > 0)).toBeGreaterThanOrEqual(1);
    expect(some(({ when }) => when === 'coming')).toBeGreaterThanOrEqual(15);
    expect(some(({ when, full, waiting }) => when === 'coming' && full && waiting > 0)).toBeGreaterThanOrEqual(1);
  });

  test('has eight problems of the community and six generated ones, whole and by people of the demo world', async () => {
    const found = await house.database.rows(
      z.object({ source: z.string(), title: z.string(), tests: z.number(), whole: z.boolean(), before: z.boolean() }),
      `select source, title, tests,
         cardinality(g.hints) = 3 and length(g.editorial) > 100 and author_id in (select user_id from sample_people)
           and (source = 'AI') = (a.problem_id is not null) as whole,
         not exists (select from submissions s where s.problem_id = p.id and s.created_at < p.created_at) as before
       from problems p join problem_guidance g on g.problem_id = p.id left join generated_problems a on a.problem_id = p.id
       where source <> 'Admin'`,
    );
    expect(found.filter(({ source }) => source === 'User')).toHaveLength(8);
    expect(found.filter(({ source }) => source === 'AI')).toHaveLength(6);
    for (const { title, tests, whole, before } of found)
      expect({ title, whole, before, enough: tests >= 14, digits: /\d/.test(title) }).toEqual({
        title,
        whole: true,
        before: true,
        enough: true,
        digits: false,
      });
  });

  test('has a demo learner with half a year of history: days off, wrong tries, languages, harder problems, a streak', async () => {
    const all = await deeds();
    const now = house.clock.now();
    const daysAgo = (at: string) => (now.getTime() - Date.parse(at)) / 86_400_000;
    expect(daysAgo(all[0]?.at ?? '')).toBeGreaterThan(150);
    expect(all.every(({ at }) => Date.parse(at) <= now.getTime())).toBe(true);
    const days = new Set(all.map(({ day }) => day));
    expect(days.size).toBeGreaterThan(25);
    expect(days.size).toBeLessThan(90);
    const weekend = [...days].filter((day) => [0, 6].includes(new Date(day).getUTCDay()));
    expect(weekend.length / days.size).toBeLessThan(0.3);
    expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThanOrEqual(3);
    const wrong = all.filter(({ status }) => status !== 'Accepted').length / all.length;
    expect(wrong).toBeGreaterThan(0.2);
    expect(wrong).toBeLessThan(0.6);
    const solved = all.filter(({ status }) => status === 'Accepted').map(({ rank }) => rank);
    const mean = (ranks: number[]) => ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    expect(mean(solved.slice(-15))).toBeGreaterThan(mean(solved.slice(0, 15)) + 0.3);
    const figures = await findFigures(house, (await me()).id, 'UTC');
    expect(figures.current_streak).toBeGreaterThanOrEqual(7);
    expect(figures.solved_count).toBeGreaterThan(25);
    const { rows } = (await call(house.url, showLeaderboard, { query: {} })).body;
    const place = rows.findIndex(({ username }) => username === 'demo_learner');
    expect(place).toBeGreaterThan(0);
    expect(rows[place]).toMatchObject({ solved_count: figures.solved_count, points: figures.points });
  });

  test('has solutions that are explained and voted for', async () => {
    const { id } = await me();
    const noted = await house.database.rows(
      z.object({ votes: z.number(), told: z.number(), user_id: z.number(), counted: z.number() }),
      `select votes, votes_told as told, user_id,
         (select count(*)::integer from solution_votes v where v.submission_id = x.submission_id) as counted
       from solutions x join submissions s on s.id = x.submission_id where note <> '' and s.shared_at is not null`,
    );
    expect(noted.length).toBeGreaterThanOrEqual(15);
    expect(noted.filter(({ user_id }) => user_id === id).length).toBe(2);
    expect(noted.filter(({ votes }) => votes > 0).length).toBeGreaterThan(10);
    expect(noted.every(({ votes, told, counted }) => votes === told && votes === counted)).toBe(true);
  });

  test('has told the demo learner of several things, by no mail', async () => {
    const told = await house.database.rows(
      z.object({ kind: z.string(), mail: z.string(), read: z.boolean() }),
      'select kind, mail, read_at is not null as read from notifications where user_id = $1',
      [(await me()).id],
    );
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(told.filter(({ read }) => !read)).toHaveLength(2);
    expect(told.every(({ mail }) => mail === 'off')).toBe(true);
  });

  test('has weeks of lessons, with reviews that are due today', async () => {
    const { session_code: as } = await signIn(house.url, 'demo_learner', 'another password');
    const { due, done, total, cards } = (await call(house.url, listReviews, { as })).body;
    expect(done).toBe(0);
    expect(due).toBeGreaterThanOrEqual(5);
    expect(due).toBeLessThanOrEqual(20);
    expect(total).toBeGreaterThan(40);
    expect(cards.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['recall', 'quiz']));
    const skills = (await call(house.url, listConceptSkills, { as })).body;
    expect(skills.find(({ id }) => id === 'react-state')?.answers).toBeGreaterThan(10);
    const quiz = await call(house.url, showCategoryQuiz, { as, params: { id: 'react.foundations' } });
    expect(quiz.body).toMatchObject({ result: { tries: 1, best_percent: 83 }, again_at: null });
    const { marks } = (await call(house.url, mergeProgress, { as, body: { since: 0, marks: [] } })).body;
    expect(lastOpened(marks)).toEqual(['react', 'interaction', 'forms']);
    expect(marks.filter(({ item, state }) => state === 'done' && item.startsWith('module/')).length).toBe(4);
    expect(marks.every(({ at }) => at <= Date.now())).toBe(true);
  });

  test('moves on with the days, and leaves alone what people did themselves', async () => {
    const [before] = [(await deeds()).map(({ at }) => Date.parse(at))];
    const { id } = await me();
    const problem_id = (await call(house.url, listProblems, { query: { search: 'Said Twice' } })).body[0]?.id ?? 0;
    const moment = new Date(house.clock.now().getTime() + 1000);
    await makeSubmission(house, { user_id: id, problem_id }, { verdict: 'Wrong Answer', at: moment });
    const later = { ...house, clock: { now: () => new Date(house.clock.now().getTime() + 3.5 * 86_400_000) } };
    expect(await seedLearners(later)).toBe(false);
    const after = (await deeds()).map(({ at }) => Date.parse(at));
    expect(after.toSorted()).toEqual([moment.getTime(), ...before.map((at) => at + 3 * 86_400_000)].toSorted());
    expect((await findFigures(later, id, 'UTC')).current_streak).toBeGreaterThanOrEqual(7);
  });
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
