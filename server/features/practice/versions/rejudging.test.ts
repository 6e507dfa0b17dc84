import { showLeaderboard } from '@devorbit/contract/practice/leaderboard.ts';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { listProgress, showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { applyRejudge, type Rejudge, showRejudge, startRejudge } from '@devorbit/contract/practice/versions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { authoredProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { follow } from '@devorbit/testkit/follow.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import type { Process } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importPackage } from '../problems/commands/import-package.ts';

let house: House;
let runner: Process;
let staff: SignedIn;
let problem: number;
let made = 0;
beforeAll(async () => {
  runner = await startRealRunner();
  house = await openHouse({ runnerUrl: runner.url });
  staff = await makeUser(house, { role: 'staff' });
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});

const name = () => `corrected${made}`;
/** The last of the four answers was one too small, and is so no more. */
const importAnswer = async (right: boolean) => {
  const authored = authoredProblem(name());
  const tests = authored.judging.tests.map((each) =>
    each.name === '3-large' && !right ? { ...each, answer: '1998\n' } : each,
  );
  await importPackage(house, { ...authored, judging: { ...authored.judging, tests } }, house.clock.now());
  const { rows } = await house.database.raw('select id from problems where package_name = $1', [name()]);
  return (rows as { id: number }[])[0]?.id ?? 0;
};
beforeEach(async () => {
  made++;
  problem = await importAnswer(false);
});

const read = `import json, sys, time\nd = json.load(sys.stdin)\ns = d["a"] + d["b"]\n`;
const programs = {
  // Solve alone: the judge adds the rest, the first time and again.
  right: 'def solve(a, b):\n    return a + b',
  slowlyRight: `${read}time.sleep(0.5)\nprint(s)`,
  asItWas: `${read}print(1998 if s == 1999 else s)`,
  wrong: 'print(3)',
};
const submit = async ({ code: as }: SignedIn, code: string): Promise<string> => {
  const { body } = await call(house.url, submitSolution, {
    as,
    body: { problem_id: problem, code, language: 'python', wait: false },
  });
  await follow(house.url, as, body.submission_id);
  return body.submission_id;
};
const start = async (body: object = {}): Promise<Rejudge> =>
  (await call(house.url, startRejudge, { as: staff.code, params: { id: problem }, body })).body;
const show = async (id: string, changed: 'true' | 'false' = 'true'): Promise<Rejudge> =>
  (await call(house.url, showRejudge, { as: staff.code, params: { id }, query: { changed } })).body;
const ready = (id: string): Promise<Rejudge> =>
  eventually(async () => {
    const rejudge = await show(id);
    return rejudge.state === 'ready' && rejudge;
  });
const apply = async (id: string): Promise<Rejudge> =>
  (await call(house.url, applyRejudge, { as: staff.code, params: { id } })).body;

const everything = async () => {
  const tables = ['submissions', 'test_results', 'solved_problems', 'problems', 'leaderboard', 'leaderboard_scores'];
  const rows = await Promise.all(tables.map((table) => house.database.raw(`select * from ${table} x order by x`)));
  return rows.map((each) => each.rows);
};
const points = async ({ code: as }: SignedIn) => (await call(house.url, listProgress, { as })).body[0];
const own = async ({ code: as }: SignedIn) => (await call(house.url, showLeaderboard, { as, query: {} })).body.own;
const result = async (id: string) => (await call(house.url, showSubmission, { as: staff.code, params: { id } })).body;

test('a wrong answer of the problem is corrected: the preview moves nothing, its application exactly what it showed', async () => {
  const [ada, bob, cyd] = [await makeUser(house), await makeUser(house), await makeUser(house)];
  const adas = await submit(ada, programs.right);
  const bobs = await submit(bob, programs.asItWas);
  const cyds = await submit(cyd, programs.wrong);
  expect([await points(ada), await points(bob)]).toMatchObject([{ points: 0 }, { points: 100, solved_count: 1 }]);
  await importAnswer(true);
  expect(await result(bobs)).toMatchObject({ status: 'Accepted', problem_version: 1, current_version: 2 });
  const before = await everything();

  const begun = await start();
  expect(begun).toMatchObject({ state: 'judging', version: 2, total: 3, username: staff.user.username });
  const preview = await ready(begun.id);
  expect(preview).toMatchObject({ judged: 3, changed: 2, gained: 1, lost: 1 });
  const row = (submission_id: string, { user }: SignedIn, from: string, after: string) => ({
    submission_id,
    username: user.username,
    version: 1,
    before: from,
    after,
  });
  const [first, second, third] = [
    row(cyds, cyd, 'Wrong Answer', 'Wrong Answer'),
    row(bobs, bob, 'Accepted', 'Wrong Answer'),
    row(adas, ada, 'Wrong Answer', 'Accepted'),
  ];
  expect(preview.rows).toEqual([second, third]);
  expect((await show(begun.id, 'false')).rows).toEqual([first, second, third]);
  expect(await everything()).toEqual(before);

  expect(await apply(begun.id)).toMatchObject({ state: 'applied', changed: 2, gained: 1, lost: 1 });
  expect(await result(adas)).toMatchObject({
    status: 'Accepted',
    problem_version: 2,
    message: 'All test cases passed!',
  });
  expect((await result(adas)).test_results.map(({ passed }) => passed)).toEqual([true, true, true, true]);
  expect((await result(bobs)).test_results.map(({ passed }) => passed)).toEqual([true, true, true, false]);
  expect(await result(cyds)).toMatchObject({ status: 'Wrong Answer', problem_version: 2 });
  expect(await points(ada)).toMatchObject({ points: 100, solved_count: 1, current_streak: 1 });
  expect(await points(bob)).toMatchObject({ points: 0, solved_count: 0, current_streak: 0 });
  expect(await own(ada)).toMatchObject({ points: 100, solved_count: 1 });
  expect(await own(bob)).toBeNull();
  const seen = await call(house.url, showProblem, { as: ada.code, params: { id: problem } });
  expect(seen.body).toMatchObject({ attempts: 3, solves: 1, user_solved: true });

  const applied = await everything();
  expect(await apply(begun.id)).toMatchObject({ state: 'applied', gained: 1, lost: 1 });
  expect(await everything()).toEqual(applied);
});

test('one submission alone: the others stay as they are', async () => {
  const ada = await makeUser(house);
  const older = await submit(ada, programs.right);
  const newer = await submit(ada, programs.right);
  await importAnswer(true);
  const { id, total } = await start({ submission_id: older });
  expect(total).toBe(1);
  await ready(id);
  await apply(id);
  expect([await result(older), await result(newer)]).toMatchObject([
    { status: 'Accepted', problem_version: 2 },
    { status: 'Wrong Answer', problem_version: 1 },
  ]);
  expect((await call(house.url, showProblem, { params: { id: problem } })).body).toMatchObject({
    attempts: 1,
    solves: 1,
  });
});

test('kill -9 of the runner in the middle: the preview comes to the true verdicts', async () => {
  const ada = await makeUser(house);
  for (let at = 0; at < 4; at++) await submit(ada, programs.slowlyRight);
  await importAnswer(true);
  const { id } = await start();
  await eventually(async () => (await show(id)).judged > 0, 60_000);
  const { port } = runner;
  await runner.kill('SIGKILL');
  runner = await startRealRunner(port);
  expect(await ready(id)).toMatchObject({ total: 4, judged: 4, changed: 4, gained: 1, lost: 0 });
});
