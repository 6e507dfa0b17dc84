import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { listProgress, runCode, showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { follow } from '@devorbit/testkit/follow.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type RunnerInUse, sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import { otherPrograms, rightPrograms, slowRightProgram } from '@devorbit/testkit/sum-programs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let runner: RunnerInUse;
beforeAll(async () => {
  runner = await sharedRealRunner();
  house = await openHouse({ runnerUrl: runner.url });
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});

const submit = async (program: { language: string; code: string }) => {
  const [{ code: as, user }, problem] = [await makeUser(house), await makeProblem(house)];
  const { body } = await call(house.url, submitSolution, {
    as,
    body: { problem_id: problem, wait: false, ...program },
  });
  const events = await follow(house.url, as, body.submission_id);
  return { as, user, problem, events, result: events.at(-1)?.result };
};

describe('with the real runner', () => {
  test.each(rightPrograms)(
    'a right solution in $language is Accepted',
    async (program) => {
      const { as, problem, result } = await submit(program);
      expect(result).toMatchObject({ status: 'Accepted', message: 'All test cases passed!', tests_total: 4 });
      expect(result?.test_results).toHaveLength(4);
      expect(result?.runtime_ms).toBeGreaterThan(0);
      expect(result?.memory_kb).toBeGreaterThan(500);
      expect((await call(house.url, showProblem, { as, params: { id: problem } })).body).toMatchObject({
        user_solved: true,
        solves: 1,
        attempts: 1,
      });
      expect((await call(house.url, listProgress, { as })).body).toMatchObject([
        { solved_count: 1, points: 100, current_streak: 1 },
      ]);
    },
    40_000,
  );

  test.each(otherPrograms)(
    '%s is said where it is true',
    async (verdict, program) => {
      const { as, result } = await submit(program);
      expect(result?.status).toBe(verdict);
      expect((await call(house.url, listProgress, { as })).body).toMatchObject([{ solved_count: 0 }]);
    },
    40_000,
  );

  test('tests come in one by one', async () => {
    const { events } = await submit(slowRightProgram);
    const seen = [...new Set(events.map(({ result }) => result.test_results.length))];
    expect(seen).toEqual([0, 1, 2, 3, 4]);
  });

  test('examples and custom input run', async () => {
    const [{ code: as }, problem] = [await makeUser(house), await makeProblem(house)];
    const [, python] = rightPrograms;
    const run = async (more: object) =>
      (
        await call(house.url, runCode, {
          as,
          body: { problem_id: problem, code: 'print(0)', language: 'python', ...more },
        })
      ).body;
    expect(await run(python ?? {})).toMatchObject({
      status: 'Accepted',
      test_results: [{ name: 'Example 1', passed: true }],
    });
    expect(await run({})).toMatchObject({
      status: 'Wrong Answer',
      message: 'Some test cases failed',
      test_results: [
        { passed: false, message: 'Expected: 3, Got: 0', expected: '3', got: expect.stringContaining('0') },
      ],
    });
    expect(await run({ ...python, stdin: '{"a":40,"b":2}' })).toMatchObject({
      status: 'Success',
      message: expect.stringContaining('42'),
      test_results: [],
    });
    expect(await run({ code: 'pass', stdin: 'x' })).toMatchObject({ status: 'Error', message: 'No output received' });
  });

  test('the learner reads her own code again', async () => {
    const { as, result } = await submit({ language: 'python', code: 'print("ünï ✓")' });
    const { body } = await call(house.url, showSubmission, { as, params: { id: result?.submission_id ?? '' } });
    expect(body).toMatchObject({ code: 'print("ünï ✓")', status: 'Wrong Answer' });
  });
});
