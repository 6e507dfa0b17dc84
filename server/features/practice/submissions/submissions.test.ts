import { createProblem, listProblems, showProblem } from '@devorbit/contract/practice/problems.ts';
import {
  followSubmission,
  listProgress,
  recordProgress,
  runCode,
  showSubmission,
  submitSolution,
} from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { accepting, answering, type FakeRunner, outcome, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { follow } from '@devorbit/testkit/follow.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let house: House;
let runner: FakeRunner;
let learner: SignedIn;
let staff: SignedIn;
let problem: number;

beforeAll(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  staff = await makeUser(house, { role: 'staff' });
});
beforeEach(async () => {
  runner.script = accepting;
  runner.requests.length = 0;
  learner = await makeUser(house);
  problem = await makeProblem(house, { difficulty: 'Medium' });
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const work = (more = {}) => ({
  as: learner.code,
  body: { problem_id: problem, code: 'int main() {}', language: 'cpp', ...more },
});
const figures = async () => (await call(house.url, listProgress, { as: learner.code })).body[0];
const problemFigures = async () => {
  const { attempts, solves, success_rate } = (await call(house.url, showProblem, { params: { id: problem } })).body;
  return { attempts, solves, success_rate };
};

describe('POST /api/submit/', () => {
  test('answers the verdict, and moves the figures of the problem and of the learner', async () => {
    const { status, body } = await call(house.url, submitSolution, work());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'Accepted',
      message: 'All test cases passed!',
      runtime_ms: 12.5,
      memory_kb: 9000,
      kind: 'submit',
      tests_total: 4,
      language: 'cpp',
    });
    expect(body.test_results).toHaveLength(4);
    expect(await problemFigures()).toEqual({ attempts: 1, solves: 1, success_rate: 100 });
    expect(await figures()).toEqual({
      user_id: learner.user.id,
      username: learner.user.username,
      solved_count: 1,
      points: 200,
      current_streak: 1,
    });
    const { body: list } = await call(house.url, listProblems, { query: {}, as: learner.code });
    expect(list.find(({ id }) => id === problem)).toMatchObject({ user_solved: true, solves: 1, attempts: 1 });
  });

  test('gives the runner the source and the address of the package, and no test', async () => {
    await call(house.url, submitSolution, work());
    const [request] = runner.requests;
    expect(request).toMatchObject({ language: 'cpp', source: 'int main() {}', priority: 1, task: { kind: 'judge' } });
    if (request?.task.kind !== 'judge') throw new Error('not a judge task');
    expect((await fetch(request.task.package.url)).status).toBe(200);
  });

  test('takes JavaScript where no language is named', async () => {
    const { body } = await call(house.url, submitSolution, {
      as: learner.code,
      body: { problem_id: problem, code: 'x' },
    });
    expect(body.language).toBe('javascript');
  });

  test('counts a wrong answer as an attempt, and nothing once the problem is solved', async () => {
    runner.script = answering([outcome(1, 4, { sample: true, passed: false, verdict: 'Wrong Answer' })], {
      verdict: 'Wrong Answer',
      message: 'Wrong answer on test 1 of 4',
    });
    expect((await call(house.url, submitSolution, work())).body.status).toBe('Wrong Answer');
    expect(await problemFigures()).toEqual({ attempts: 1, solves: 0, success_rate: 0 });
    expect(await figures()).toMatchObject({ solved_count: 0, points: 0, current_streak: 0 });
    runner.script = accepting;
    for (let again = 0; again < 3; again++) await call(house.url, submitSolution, work());
    expect(await problemFigures()).toEqual({ attempts: 2, solves: 1, success_rate: 50 });
    expect(await figures()).toMatchObject({ solved_count: 1, points: 200 });
  });

  test('first Accepted submissions that come at once count once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => call(house.url, submitSolution, work())));
    expect(await problemFigures()).toEqual({ attempts: 1, solves: 1, success_rate: 100 });
    expect(await figures()).toMatchObject({ solved_count: 1, points: 200 });
  });

  test('keeps what secret tests are from everybody, whatever the runner says', async () => {
    const secret = {
      input: 'SECRET-IN',
      expected: 'SECRET-OUT',
      got: 'SECRET-GOT',
      passed: false,
      verdict: 'Wrong Answer' as const,
    };
    runner.script = answering(
      [
        outcome(1, 4, { sample: true, name: 'Example 1', input: '1 2', expected: '3', got: '3' }),
        outcome(2, 4, secret),
      ],
      { verdict: 'Wrong Answer', message: 'Wrong answer on test 2 of 4' },
    );
    const { body } = await call(house.url, submitSolution, work());
    expect(body.test_results[0]).toMatchObject({ input: '1 2', expected: '3', got: '3' });
    const seen = [
      body,
      (await call(house.url, showSubmission, { as: staff.code, params: { id: body.submission_id } })).body,
      await follow(house.url, learner.code, body.submission_id),
    ];
    expect(JSON.stringify(seen)).not.toContain('SECRET');
    const { rows } = await house.database.raw('select t::text from test_results t where submission_id = $1', [
      body.submission_id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('SECRET');
  });

  test('keeps a compile error in words, and NUL bytes out of the database', async () => {
    runner.script = answering([], {
      verdict: 'Compilation Error',
      message: `x.cpp:1: error\0 \ud800${'y'.repeat(9000)}`,
      total: 4,
    });
    const { body } = await call(house.url, submitSolution, work());
    expect(body).toMatchObject({
      status: 'Compilation Error',
      message: expect.stringContaining('x.cpp:1: error\uFFFD \uFFFD'),
    });
    expect(body.message.length).toBeLessThanOrEqual(4000);
  });

  test('says the error of an example as its message, and of a secret test only how it ended', async () => {
    const crash = { passed: false, verdict: 'Runtime Error' as const };
    const trace = 'Traceback (most recent call last):\n  File "main.py", line 3, in solve\nKeyError: 7';
    const send = async (sample: boolean) => {
      runner.script = answering([outcome(1, 4, { ...crash, sample, message: `Exit code 1\n${trace}` })], {
        verdict: 'Runtime Error',
        message: 'Runtime error on test 1 of 4: Exit code 1',
      });
      const { body } = await call(house.url, submitSolution, work());
      const params = { id: body.submission_id };
      expect((await call(house.url, showSubmission, { as: learner.code, params })).body.message).toBe(body.message);
      return body.message;
    };
    expect(await send(true)).toBe(`Runtime error on test 1 of 4: Exit code 1\n${trace}`);
    expect(await send(false)).toBe('Runtime error on test 1 of 4: Exit code 1');
  });

  test('refuses a problem without tests, an unknown problem and visitors', async () => {
    const { body: bare } = await call(house.url, createProblem, {
      as: staff.code,
      body: { title: 'Bare', statement: 'x' },
    });
    for (const endpoint of [submitSolution, runCode]) {
      expect(await refused(house.url, endpoint, work({ problem_id: bare.id }))).toMatchObject({
        status: 400,
        body: { error: 'No test cases available for this problem' },
      });
      expect(await refused(house.url, endpoint, work({ problem_id: 999_999 }))).toMatchObject({
        status: 404,
        body: { error: 'Problem not found.' },
      });
      expect((await refused(house.url, endpoint, { ...work(), as: undefined })).status).toBe(401);
    }
    expect(runner.requests).toEqual([]);
  });
});

describe('POST /api/run/', () => {
  const examples = [
    outcome(1, 1, { sample: true, name: 'Example 1', input: '{"a":1,"b":2}', expected: '3', got: '3' }),
  ];

  test('runs the examples before any waiting submission, and counts for nothing', async () => {
    runner.script = answering(examples);
    const { body } = await call(house.url, runCode, work());
    expect(body).toMatchObject({
      status: 'Accepted',
      kind: 'run',
      tests_total: 1,
      test_results: [{ name: 'Example 1', passed: true, expected: '3', got: '3' }],
    });
    expect(runner.requests[0]).toMatchObject({
      priority: 0,
      task: {
        kind: 'examples',
        limits: { time_ms: 2000, memory_kb: 262_144 },
        tests: [{ name: 'Example 1', input: '{"a":1,"b":2}', answer: '3' }],
      },
    });
    expect(await problemFigures()).toEqual({ attempts: 0, solves: 0, success_rate: 0 });
    expect(await figures()).toMatchObject({ solved_count: 0, points: 0 });
  });

  test('runs custom input', async () => {
    runner.script = answering([], { verdict: 'Success', message: '42', total: 0 });
    const { body } = await call(house.url, runCode, work({ stdin: '40 2' }));
    expect(body).toMatchObject({ status: 'Success', message: '42', kind: 'custom', tests_total: 0, test_results: [] });
    expect(runner.requests[0]?.task).toMatchObject({ kind: 'custom', stdin: '40 2' });
  });

  test.each(['', ' \n\t'])('refuses blank input %j', async (stdin) => {
    expect(await refused(house.url, runCode, work({ stdin }))).toMatchObject({
      status: 400,
      body: { error: 'Please provide custom input' },
    });
  });
});

describe('a submission', () => {
  test('is its author’s and the staff’s to see', async () => {
    const { body } = await call(house.url, submitSolution, work());
    const params = { id: body.submission_id };
    expect((await call(house.url, showSubmission, { as: learner.code, params })).body).toEqual({
      ...body,
      code: 'int main() {}',
      current_version: 1,
      shared: false,
    });
    expect((await call(house.url, showSubmission, { as: staff.code, params })).status).toBe(200);
    const other = await makeUser(house);
    for (const endpoint of [showSubmission, followSubmission]) {
      expect(await refused(house.url, endpoint, { as: other.code, params })).toMatchObject({
        status: 404,
        body: { error: 'Submission not found.' },
      });
      expect((await refused(house.url, endpoint, { params })).status).toBe(401);
      expect(
        (
          await refused(house.url, endpoint, {
            as: learner.code,
            params: { id: '00000000-0000-4000-8000-000000000000' },
          })
        ).status,
      ).toBe(404);
      expect((await refused(house.url, endpoint, { as: learner.code, params: { id: '1' } })).status).toBe(400);
    }
  });

  test('is saved before anything runs, and followed test by test', async () => {
    const released = Promise.withResolvers<void>();
    const seenTwo = Promise.withResolvers<void>();
    const line = (index: number) =>
      `{"type":"test","test":${JSON.stringify(outcome(index, 4, { sample: index === 1 }))}}\n`;
    runner.script = async (_, reply) => {
      reply.writeHead(200).write(`{"type":"queued","position":1}\n\n{"type":"compiling"}\n${line(1)}`);
      await released.promise;
      reply.write(line(2));
      await seenTwo.promise;
      reply.end(
        `${line(3)}${line(4)}{"type":"finished","verdict":"Accepted","message":"","runtime_ms":1,"memory_kb":1,"passed":4,"total":4}\n`,
      );
    };
    const { status, body } = await call(house.url, submitSolution, work({ wait: false }));
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'Queued', judged_at: null, test_results: [] });
    const events = await follow(house.url, learner.code, body.submission_id, ({ result }) => {
      if (result.test_results.length === 1) released.resolve();
      if (result.test_results.length === 2) seenTwo.resolve();
    });
    const seen = events.map(({ result }) => result.test_results.length);
    expect(seen).toEqual(expect.arrayContaining([1, 2, 4]));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ type: 'finished', result: { status: 'Accepted' } });
    expect(events.slice(0, -1).every(({ type, result }) => type === 'progress' && result.judged_at === null)).toBe(
      true,
    );
  });

  test('that takes longer than the wait is answered with 202 and goes on', async () => {
    const released = Promise.withResolvers<void>();
    runner.script = async (request, reply) => {
      await released.promise;
      return accepting(request, reply);
    };
    const { status, body } = await call(house.url, submitSolution, work());
    released.resolve();
    expect({ status, body }).toMatchObject({ status: 202, body: { judged_at: null } });
    expect((await follow(house.url, learner.code, body.submission_id)).at(-1)).toMatchObject({
      type: 'finished',
      result: { status: 'Accepted' },
    });
  });

  test('of one user at most five wait at a time', async () => {
    const released = Promise.withResolvers<void>();
    runner.script = async (request, reply) => {
      await released.promise;
      return accepting(request, reply);
    };
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${house.url}/api/submit/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-session-code': learner.code },
          body: JSON.stringify({ ...work({ wait: false }).body }),
        }).then(({ status }) => status),
      ),
    );
    expect(statuses.toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    const refusal = await refused(house.url, submitSolution, work());
    expect(refusal).toMatchObject({
      status: 429,
      body: { error: 'You already have 5 submissions waiting, and the limit is 5. Try again in 5 seconds.' },
    });
    expect(refusal.headers.get('retry-after')).toBe('5');
    const other = await makeUser(house);
    expect((await call(house.url, submitSolution, { ...work({ wait: false }), as: other.code })).status).toBe(202);

    // All slots are taken now; who comes later has others ahead, a second each.
    const late = await makeUser(house);
    for (let sent = 0; sent < 5; sent++)
      await call(house.url, submitSolution, { ...work({ wait: false }), as: late.code });
    const held = await refused(house.url, submitSolution, { ...work(), as: late.code });
    expect(held).toMatchObject({
      status: 429,
      body: { error: 'You already have 5 submissions waiting, and the limit is 5. Try again in 11 seconds.' },
    });
    expect(held.headers.get('retry-after')).toBe('11');
    released.resolve();
  });
});

describe('/api/progress/', () => {
  test('counts no claim of a client', async () => {
    const { body } = await call(house.url, recordProgress, {
      as: learner.code,
      body: { problem_id: problem, solved: true },
    });
    expect(body).toMatchObject({ user_id: learner.user.id, solved_count: 0, points: 0, current_streak: 0 });
    await call(house.url, submitSolution, work());
    expect(
      (await call(house.url, recordProgress, { as: learner.code, body: { problem_id: problem, solved: true } })).body,
    ).toMatchObject({ solved_count: 1, points: 200, current_streak: 1 });
  });

  test('is for the signed-in, and lists nobody else', async () => {
    expect((await refused(house.url, listProgress)).status).toBe(401);
    expect((await refused(house.url, recordProgress, { body: { problem_id: problem, solved: true } })).status).toBe(
      401,
    );
    expect(
      await refused(house.url, recordProgress, { as: learner.code, body: { problem_id: 'x', solved: 'yes' } as never }),
    ).toMatchObject({ status: 400 });
    expect((await call(house.url, listProgress, { as: learner.code })).body).toHaveLength(1);
  });
});

test('the log holds no code of a learner', async () => {
  await call(house.url, submitSolution, work({ code: 'int my_private_code;' }));
  await call(house.url, runCode, work({ stdin: 'my_private_input' })).catch(() => undefined);
  expect(house.log()).not.toMatch(/my_private_/);
});
