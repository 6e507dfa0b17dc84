import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import {
  type AuthoredDraft,
  DRAFT_CHANGED,
  saveAuthoring,
  verifyDraft,
} from '@devorbit/contract/practice/authoring.ts';
import { showProblem, updateProblem } from '@devorbit/contract/practice/problems.ts';
import { NO_TESTS, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { type AuthoringDesk, inWords, openAuthoring } from '@devorbit/testkit/authoring.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { authoredDraft, pythonSolution, sumPrograms } from '@devorbit/testkit/factories/draft.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { follow } from '@devorbit/testkit/follow.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type RunnerInUse, sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

let house: House;
let runner: RunnerInUse;
let author: SignedIn;
let desk: AuthoringDesk;
beforeAll(async () => {
  runner = await sharedRealRunner();
  house = await openHouse({ runnerUrl: runner.url });
  author = await makeUser(house);
  desk = openAuthoring(house, author.code);
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});

const submit = async (problem_id: number, code: string) => {
  const { code: as } = await makeUser(house);
  const body = { problem_id, code, language: 'python', wait: false };
  const { submission_id } = (await call(house.url, submitSolution, { as, body })).body;
  return (await follow(house.url, as, submission_id)).at(-1)?.result;
};

/** Without one that runs out of time, which costs a processor a second. */
const quickSolutions = authoredDraft().solutions.filter(({ role }) => role !== 'time_limit_exceeded');

const problemOf = async (id: number) => (await call(house.url, showProblem, { params: { id } })).body;
const trialsLeft = async () =>
  house.database.rows(z.object({ work_id: z.string() }), 'select work_id from trial_packages');

test('from four fields to a problem that judges: draft, verification, version 2', async () => {
  const author = await makeUser(house);
  const desk = openAuthoring(house, author.code);
  const id = await desk.create();
  expect(await desk.show(id)).toMatchObject({
    revision: 0,
    version: 1,
    tests: 0,
    verification: null,
    updated_at: null,
    draft: { title: 'Four fields', statement: 'No tests.', difficulty: 'Hard', tags: ['a'], tests: [], solutions: [] },
  });
  expect(
    await refused(house.url, submitSolution, { as: author.code, body: { problem_id: id, code: 'x' } }),
  ).toMatchObject({ status: 400, body: { error: NO_TESTS } });

  const draft = authoredDraft();
  expect(await desk.save(id, draft)).toMatchObject({ revision: 1, draft, version: 1, tests: 0 });
  expect(await problemOf(id)).toMatchObject({ title: 'Four fields', tests: 0 });

  const begun = await desk.begin(id);
  expect(begun.state).toBe('queued');
  expect(begun.checks.map(({ group, name, state }) => `${group} ${name} ${state}`)).toEqual([
    'generator generate.py waiting',
    'validator validate.cpp waiting',
    'reference reference.py waiting',
    'solution reference.py waiting',
    'solution wrong_answer.py waiting',
    'solution time_limit_exceeded.py waiting',
  ]);
  const states = await desk.statesOf(begun.id);
  expect(states.some(({ checks }) => checks.some(({ state }) => state === 'running'))).toBe(true);
  expect(states.map(inWords).at(-1)).toBe('passed: Version 2 is live with 5 tests.');
  expect(states.at(-1)?.revision).toBe(1);
  expect(states.at(-1)?.checks.map(({ name, state, message }) => `${name} ${state}: ${message}`)).toEqual([
    'generate.py ok: 2 tests generated',
    'validate.cpp ok: 5 inputs valid',
    expect.stringMatching(/^reference.py ok: 5 tests answered in \d\.\d s or less$/),
    'reference.py ok: Accepted on 5 tests',
    'wrong_answer.py ok: Wrong Answer on test 4 of 5 (large)',
    'time_limit_exceeded.py ok: Time Limit Exceeded on test 1 of 5 (Example 1)',
  ]);
  expect(await trialsLeft()).toEqual([]);

  const problem = await problemOf(id);
  const { title, statement, difficulty, tags, examples, constraints } = draft;
  expect(problem).toMatchObject({ title, statement, difficulty, tags, examples, constraints, tests: 5 });
  expect(problem).toMatchObject({ time_limit_ms: 1000, memory_limit_kb: 131_072, source: 'User' });
  expect(problem.languages.find((language) => language.id === 'python')?.starter_code).toBe(draft.starters.python);
  expect(problem.languages.find((language) => language.id === 'cpp')?.starter_code).toContain('int main()');
  const guidance = await house.database.row(
    z.object({ hints: z.array(z.string()), editorial: z.string() }),
    'select hints, editorial from problem_guidance where problem_id = $1',
    [id],
  );
  expect(guidance).toEqual({ hints: draft.hints, editorial: draft.editorial });
  expect((await submit(id, sumPrograms.right))?.status).toBe('Accepted');
  expect((await submit(id, sumPrograms.wrong))?.status).toBe('Wrong Answer');
  expect(await desk.show(id)).toMatchObject({ revision: 1, version: 2, tests: 5, verification: { state: 'passed' } });
  const { notifications } = (await call(house.url, listNotifications, { as: author.code })).body;
  // Badges are told in their own time.
  const others = notifications.filter(({ kind }) => kind !== 'badges');
  expect(others.map(({ kind, title: told, link }) => `${kind}: ${told} ${link}`)).toEqual([
    `community: Your problem “${title}” was solved for the first time /problems/${id}`,
    `problems: “${title}” was verified and is live /problems/${id}`,
  ]);
});

test.each<[string, AuthoredDraft['checker']]>([
  [
    'of the icpc protocol',
    {
      kind: 'program',
      protocol: 'icpc',
      program: {
        name: 'check.py',
        language: 'python',
        source:
          'import sys\nwant = int(open(sys.argv[2]).read())\ngot = sys.stdin.read().split()\nsys.exit(42 if sum(map(int, got)) == want else 43)',
      },
    },
  ],
  [
    'of the testlib protocol',
    {
      kind: 'program',
      protocol: 'testlib',
      program: {
        name: 'check',
        language: 'cpp',
        source: `#include "testlib.h"
int main(int argc, char* argv[]) {
  registerTestlibCmd(argc, argv);
  int want = ans.readInt(), got = 0;
  while (!ouf.seekEof()) got += ouf.readInt();
  if (got != want) quitf(_wa, "another sum");
  quitf(_ok, "the same sum");
}`,
      },
    },
  ],
])('a checker program %s judges what learners print', async (_, checker) => {
  const halves = 'a, b = map(int, input().split())\nprint(a)\nprint(b)\n';
  const solutions = [...quickSolutions, pythonSolution('accepted', halves)];
  const { id, last } = await desk.verify(authoredDraft({ checker, solutions }));
  expect(inWords(last)).toBe('passed: Version 2 is live with 5 tests.');
  expect((await submit(id, halves))?.status).toBe('Accepted');
  expect((await submit(id, sumPrograms.wrong))?.status).toBe('Wrong Answer');
  expect((await desk.show(id)).draft.checker).toEqual(checker);
});

test('a draft without wrong solutions passes, and is told what it lacks', async () => {
  const { last } = await desk.verify(
    authoredDraft({ validator: null, solutions: [pythonSolution('reference', sumPrograms.right)] }),
  );
  expect(last.message).toBe(
    'Version 2 is live with 5 tests. Add a wrong or slow solution to check that the tests reject it.',
  );
});

test('what staff change at the problem itself is not taken back by the next verification', async () => {
  const { id } = await desk.verify(authoredDraft({ validator: null, solutions: quickSolutions }));
  const { code: as } = await makeUser(house, { role: 'staff' });
  await call(house.url, updateProblem, { as, params: { id }, body: { title: 'Two integers', tags: ['sums'] } });
  expect(await desk.show(id)).toMatchObject({
    revision: 1,
    draft: { title: 'Two integers', tags: ['sums'], difficulty: 'Easy' },
  });
  expect((await desk.statesOf((await desk.begin(id)).id)).at(-1)?.state).toBe('passed');
  expect(await problemOf(id)).toMatchObject({ title: 'Two integers', tags: ['sums'], tests: 5 });
  await desk.save(id, authoredDraft({ title: 'Mine again' }), 1);
  expect((await desk.show(id)).draft.title).toBe('Mine again');
});

test('everything that a draft lacks is told at once, and nothing is judged', async () => {
  const id = await desk.create();
  const lacking = authoredDraft({
    title: '',
    statement: ' ',
    examples: [{ input: '', output: ' ' }],
    solutions: [],
    generators: [{ name: 'empty.py', language: 'python', source: '\n' }],
    tests: [
      { kind: 'generated', name: 'one', generator: 'gone.py', args: '' },
      { kind: 'generated', name: 'two', generator: 'empty.py', args: 'x '.repeat(51) },
    ],
  });
  await desk.save(id, lacking);
  const body = await desk.begin(id);
  expect(body).toMatchObject({ state: 'failed', message: 'The draft is incomplete, so nothing was judged.' });
  expect(body.checks.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'Title: Add a title.',
    'Statement: Add a statement.',
    'Example 1: The example is empty.',
    'Reference solution: Add a reference solution. It answers the tests.',
    'Tests: Add at least 3 secret tests. You have 2.',
    'empty.py: The program is empty.',
    "one: There is no generator 'gone.py'.",
    'two: A generator takes at most 50 arguments.',
  ]);
  expect((await desk.statesOf(body.id)).at(-1)).toEqual(body);
});

test('a newer verification takes the place of one that goes on, and a draft saved meanwhile does not go live', async () => {
  const id = await desk.create();
  const slow = authoredDraft({
    solutions: [pythonSolution('reference', `import time\ntime.sleep(0.8)\n${sumPrograms.right}`)],
    limits: { time_ms: 3000, memory_kb: 131_072 },
  });
  await desk.save(id, slow);
  const first = await desk.begin(id);
  const second = await desk.begin(id);
  expect((await desk.statesOf(first.id)).at(-1)).toMatchObject({
    state: 'failed',
    message: 'Replaced by a newer verification.',
  });
  await desk.save(id, authoredDraft({ title: 'Another', solutions: quickSolutions }), 1);
  expect((await desk.statesOf(second.id)).at(-1)).toMatchObject({
    state: 'failed',
    message: 'The draft changed during verification, so nothing went live. Please verify it again.',
  });
  expect(await problemOf(id)).toMatchObject({ title: 'Four fields', tests: 0 });
  const third = await desk.begin(id, 2);
  expect((await desk.statesOf(third.id)).at(-1)?.state).toBe('passed');
  expect(await problemOf(id)).toMatchObject({ title: 'Another', tests: 5 });
});

test('a stale revision is refused, to save and to verify', async () => {
  const id = await desk.create();
  await desk.save(id, authoredDraft());
  await desk.save(id, authoredDraft({ title: 'Second' }), 1);
  for (const revision of [0, 1, 3])
    expect(
      await refused(house.url, saveAuthoring, {
        as: author.code,
        params: { id },
        body: { revision, draft: authoredDraft() },
      }),
    ).toMatchObject({ status: 409, body: { error: DRAFT_CHANGED } });
  const params = { id };
  const beyond = { revision: 2_147_483_648, draft: authoredDraft() };
  expect((await refused(house.url, saveAuthoring, { as: author.code, params, body: beyond })).status).toBe(400);
  expect(
    await refused(house.url, verifyDraft, { as: author.code, params: { id }, body: { revision: 1 } }),
  ).toMatchObject({ status: 409, body: { error: DRAFT_CHANGED } });
  expect(await desk.show(id)).toMatchObject({ revision: 2, draft: { title: 'Second' }, verification: null });
});

test('one of two who save at once is refused', async () => {
  const id = await desk.create();
  const both = await Promise.all(
    ['one', 'two'].map((title) =>
      fetch(house.url + saveAuthoring.path.replace(':id', String(id)), {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-session-code': author.code },
        body: JSON.stringify({ revision: 0, draft: authoredDraft({ title }) }),
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
