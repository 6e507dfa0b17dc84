import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { type Moment, showMoment } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrationsFolder } from '../../../../folders.ts';

let house: House;
let learner: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  learner = await makeUser(house);
});
afterAll(() => house.close());

type Options = Parameters<typeof makeSubmission>[2];
const submit = (problem_id: number, more: Options = {}, { user }: SignedIn = learner) =>
  makeSubmission(house, { user_id: user.id, problem_id }, more);
const moment = async (id: string, time_zone?: string): Promise<Moment> =>
  (
    await call(house.url, showMoment, {
      as: learner.code,
      params: { id },
      query: time_zone === undefined ? {} : { time_zone },
    })
  ).body;
const on = (day: string) => new Date(`2026-03-${day}Z`);

describe('the moment of an Accepted submission', () => {
  test('tells what the first one brought, the badge that it earned, and what is next with its reason', async () => {
    const problem = await makeProblem(house, { title: 'Launch Window', difficulty: 'Medium' });
    const next = await makeProblem(house, { difficulty: 'Easy' });
    const id = await submit(problem, { runtime_ms: 12, memory_kb: 3400, at: on('10T12:00:00') });
    const told = await moment(id);
    expect(told).toMatchObject({
      submission_id: id,
      problem: { id: problem, title: 'Launch Window', difficulty: 'Medium' },
      language: 'cpp',
      runtime_ms: 12,
      memory_kb: 3400,
      judged_at: on('10T12:00:00').toISOString(),
      solved_before: null,
      own: false,
      points: 200,
      worth: 200,
      solved_count: 1,
      streak: { days: 1, grew: true },
      standing: { others: 0, faster_than: null, leaner_than: null },
    });
    expect(told.badges.map(({ id: badge }) => badge)).toEqual(['first-orbit']);
    expect(told.next?.problem.id).not.toBe(problem);
    expect(told.next?.reason).toMatch(/\S/);
    expect(next).not.toBe(problem);
  });

  test('gives nothing for a problem that was solved before, and says when that was', async () => {
    const problem = await makeProblem(house);
    const first = await submit(problem, { at: on('10T12:00:00') });
    const again = await submit(problem, { at: on('11T12:00:00'), language: 'python' });
    expect(await moment(again)).toMatchObject({
      solved_before: on('10T12:00:00').toISOString(),
      points: 0,
      worth: 100,
      solved_count: 1,
      streak: { days: 1, grew: false },
      badges: [],
    });
    // What the first one brought stays what it was.
    expect(await moment(first)).toMatchObject({ solved_before: null, points: 100, streak: { days: 1, grew: true } });
  });

  test('counts the streak as it was then, in the days of the asked time zone', async () => {
    const ids: string[] = [];
    for (const at of ['08T12:00:00', '09T12:00:00', '10T01:00:00', '10T12:00:00', '12T12:00:00'])
      ids.push(await submit(await makeProblem(house), { at: on(at) }));
    const streaks = async (zone?: string) => {
      const told = [];
      for (const id of ids) told.push((await moment(id, zone)).streak);
      return told.map(({ days, grew }) => `${days}${grew ? '+' : ''}`);
    };
    expect(await streaks()).toEqual(['1+', '2+', '3+', '3', '1+']);
    // In New York the third one came on the evening of the ninth.
    expect(await streaks('America/New_York')).toEqual(['1+', '2+', '2', '3+', '1+']);
  });

  test('takes off what the help has cost; a problem of one’s own gives nothing', async () => {
    const problem = await makeProblem(house, { difficulty: 'Hard' });
    await house.database.raw(
      'insert into guidance_taken (user_id, problem_id, hint, taken_at) values ($1, $2, 1, $3)',
      [learner.user.id, problem, on('09T12:00:00')],
    );
    expect(await moment(await submit(problem, { at: on('10T12:00:00') }))).toMatchObject({ points: 270, worth: 300 });
    const own = await makeProblem(house);
    await house.database.raw('update problems set author_id = $1 where id = $2', [learner.user.id, own]);
    expect(await moment(await submit(own))).toMatchObject({ own: true, points: 0, worth: 0, solved_before: null });
  });

  test('names the badge to the submission that earned it, a language’s too', async () => {
    const problem = await makeProblem(house);
    await submit(problem, { at: on('01T12:00:00') });
    await submit(problem, { at: on('02T12:00:00'), language: 'python' });
    const third = await submit(problem, { at: on('03T12:00:00'), language: 'java' });
    expect((await moment(third)).badges.map(({ id }) => id)).toEqual(['polyglot']);
  });

  test('is its author’s alone, and of Accepted submissions alone', async () => {
    const problem = await makeProblem(house);
    const id = await submit(problem);
    const ask = (as: string | undefined, asked: string) =>
      refused(house.url, showMoment, { as, params: { id: asked } });
    for (const other of [await makeUser(house), await makeUser(house, { role: 'staff' })])
      expect(await ask(other.code, id)).toMatchObject({ status: 404, body: { error: 'Submission not found.' } });
    expect((await ask(undefined, id)).status).toBe(401);
    for (const none of [
      await submit(problem, { verdict: 'Wrong Answer' }),
      await submit(problem, { kind: 'run' }),
      '00000000-0000-4000-8000-000000000000',
    ])
      expect((await ask(learner.code, none)).status).toBe(404);
    expect((await ask(learner.code, '1')).status).toBe(400);
    expect(
      (await refused(house.url, showMoment, { as: learner.code, params: { id }, query: { time_zone: 'Mars/Base' } }))
        .status,
    ).toBe(400);
  });
});

describe('a program that does not compile', () => {
  const figures = async (id: number) => {
    const { attempts, solves, success_rate } = (await call(house.url, showProblem, { params: { id } })).body;
    return { attempts, solves, success_rate };
  };

  test('is no attempt of the problem’s success rate', async () => {
    const problem = await makeProblem(house);
    await submit(problem, { verdict: 'Compilation Error' });
    expect(await figures(problem)).toEqual({ attempts: 0, solves: 0, success_rate: 0 });
    await submit(problem, { verdict: 'Wrong Answer' });
    await submit(problem);
    expect(await figures(problem)).toEqual({ attempts: 2, solves: 1, success_rate: 50 });
  });

  test('counted before the rule is counted no more after the migration, and no other figure moves', async () => {
    const [counted, other] = [await makeProblem(house), await makeProblem(house)];
    const author = await makeUser(house);
    await house.database.raw('update problems set author_id = $1 where id = $2', [author.user.id, counted]);
    for (const verdict of ['Compilation Error', 'Wrong Answer', 'Judge Error', 'Compilation Error'] as const)
      await submit(counted, { verdict });
    await submit(counted);
    await submit(counted, { verdict: 'Wrong Answer' });
    await submit(counted, { verdict: 'Compilation Error' }, await makeUser(house));
    await submit(counted, { verdict: 'Wrong Answer' }, author);
    await submit(other, { verdict: 'Wrong Answer' });
    // As they stood: with the three that did not compile. Those of the other problem may be anything.
    await house.database.raw('update problems set attempts = attempts + 3 where id = $1', [counted]);
    await house.database.raw('update problems set attempts = 7 where id = $1', [other]);
    const migration = readFileSync(join(migrationsFolder, '0036-compile-errors.sql'), 'utf8');
    for (let time = 0; time < 2; time++) await house.database.raw(migration);
    const rows = await house.database.raw('select attempts, solves from problems where id = any ($1) order by id', [
      [counted, other],
    ]);
    expect(rows.rows).toEqual([
      { attempts: 2, solves: 1 },
      { attempts: 7, solves: 0 },
    ]);
  });
});
