import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { type AuthoringDesk, openAuthoring } from '@devorbit/testkit/authoring.ts';
import { call } from '@devorbit/testkit/call.ts';
import { authoredDraft, pythonSolution, sumPrograms } from '@devorbit/testkit/factories/draft.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type RunnerInUse, sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let runner: RunnerInUse;
let desk: AuthoringDesk;
beforeAll(async () => {
  runner = await sharedRealRunner();
  house = await openHouse({ runnerUrl: runner.url });
  desk = openAuthoring(house, (await makeUser(house)).code);
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});

/** Without one that runs out of time, which costs a processor a second. */
const quickSolutions = authoredDraft().solutions.filter(({ role }) => role !== 'time_limit_exceeded');

describe('what the judge does not bear out changes nothing', () => {
  test.each<[string, Partial<AuthoredDraft>, (string | RegExp)[]]>([
    [
      'a wrong solution that is accepted',
      {
        solutions: [
          pythonSolution('reference', sumPrograms.right),
          pythonSolution('wrong_answer', 'print(sum(map(int, input().split())))'),
        ],
      },
      ['wrong_answer.py: Expected Wrong Answer, got Accepted on 5 tests'],
    ],
    [
      'a solution that should be right and is not',
      { solutions: [pythonSolution('reference', sumPrograms.right), pythonSolution('accepted', sumPrograms.crashing)] },
      [/^accepted.py: Expected Accepted, got Runtime Error on test 4 of 5 \(large\)/],
    ],
    [
      'a slow solution that is only wrong',
      {
        solutions: [
          pythonSolution('reference', sumPrograms.right),
          pythonSolution('time_limit_exceeded', sumPrograms.wrong),
        ],
      },
      [/^time_limit_exceeded.py: Expected Time Limit Exceeded, got Wrong Answer/],
    ],
    [
      'a reference that does not agree with an example',
      { examples: [{ input: '1 2', output: '4' }] },
      [/^reference.py: Expected Accepted, got Wrong Answer on test 1 of 5 \(Example 1\)[^]*Expected: 4\nPrinted: 3/],
    ],
    [
      'a reference that does not agree with an answer',
      { tests: [...authoredDraft().tests, { kind: 'text', name: 'odd', input: '3 4', answer: '8' }] },
      [/^reference.py: Expected Accepted, got Wrong Answer on test 6 of 6 \(odd\)/],
    ],
    [
      'a reference that needs more than half of the time limit',
      {
        solutions: [
          pythonSolution(
            'reference',
            `import time\nend = time.process_time() + 0.65\nwhile time.process_time() < end: pass\n${sumPrograms.right}`,
          ),
        ],
      },
      [/^reference.py: Takes 0\.\d of 1\.0 s\. Raise the time limit\.$/],
    ],
    [
      'a generator that crashes',
      {
        generators: [
          {
            name: 'generate.py',
            language: 'python',
            source: 'import sys\nprint(1, 2)\nif sys.argv[1] == "1000000": raise ValueError("too large")',
          },
        ],
      },
      [/^generate.py: Test 'largest': exit code 1[^]*too large/],
    ],
    [
      'a generator that prints nothing',
      { generators: [{ name: 'generate.py', language: 'python', source: 'pass' }] },
      ["generate.py: Test 'large': it prints nothing"],
    ],
    [
      'a generator that does not compile',
      { generators: [{ name: 'generate.py', language: 'cpp', source: 'int main() { return missing; }' }] },
      [/^generate.py: Compilation failed\.[^]*missing/],
    ],
    [
      'two tests with one input',
      {
        tests: [
          ...authoredDraft().tests,
          { kind: 'generated', name: 'again', generator: 'generate.py', args: '5000 7' },
        ],
      },
      ["generate.py: Test 'again' has the same input as 'large'."],
    ],
    [
      'a generated test that is an example again',
      {
        generators: [
          {
            name: 'generate.py',
            language: 'python',
            source: 'import sys\nprint(1, 2 if sys.argv[1] == "5000" else 9)',
          },
        ],
      },
      ["generate.py: Test 'large' has the same input as 'Example 1'."],
    ],
    [
      'inputs that the validator refuses',
      {
        tests: [
          ...authoredDraft().tests,
          { kind: 'text', name: 'too large', input: '1000001 5', answer: null },
          { kind: 'text', name: 'loose', input: '1  5', answer: null },
        ],
      },
      [/^validate.cpp: 'too large' is not valid \(exit code \d+\)[^]*1000001[^]*\n'loose' is not valid/],
    ],
    [
      'a validator of the icpc protocol that refuses an example',
      {
        validator: {
          protocol: 'icpc',
          program: { name: 'v.py', language: 'python', source: 'import sys\nsys.exit(43 if input() == "1 2" else 42)' },
        },
      },
      ["v.py: 'Example 1' is not valid (exit code 43)"],
    ],
    [
      'a checker that does not compile',
      {
        checker: {
          kind: 'program',
          protocol: 'testlib',
          program: { name: 'check.cpp', language: 'cpp', source: 'int main() { return missing; }' },
        },
      },
      [/^check.cpp: Compilation failed\.[^]*missing/],
    ],
    [
      'a checker that says nothing of an output',
      {
        checker: {
          kind: 'program',
          protocol: 'icpc',
          program: { name: 'check.py', language: 'python', source: 'raise SystemExit(1)' },
        },
        solutions: [pythonSolution('reference', sumPrograms.right)],
      },
      ["reference.py: The checker 'check.py' gave no verdict on the output. It must end with exit code 42 or 43."],
    ],
    [
      'a reference that hangs',
      { solutions: [pythonSolution('reference', sumPrograms.hanging)] },
      ["reference.py: Test 'Example 1': ended by: time limit"],
    ],
  ])('%s', async (_, change, messages) => {
    const { id, last, bad } = await desk.verify(authoredDraft({ solutions: quickSolutions, ...change }));
    expect(bad).toEqual(
      messages.map((message) => (typeof message === 'string' ? message : expect.stringMatching(message))),
    );
    expect(last.state).toBe('failed');
    expect(last.message).toContain('nothing went live');
    expect(last.finished_at).not.toBeNull();
    expect((await call(house.url, showProblem, { params: { id } })).body).toMatchObject({
      title: 'Four fields',
      statement: 'No tests.',
      tests: 0,
      examples: [],
    });
    expect(await desk.show(id)).toMatchObject({
      revision: 1,
      version: 1,
      draft: { title: 'Two numbers' },
      verification: { id: last.id },
    });
    expect((await house.database.raw('select from trial_packages')).rows).toEqual([]);
  });
});

test('tests that are more than a runner takes are told', async () => {
  const heavy = ['a', 'b', 'c'].map(
    (name) => ({ kind: 'text', name, input: '€'.repeat(4_000_000), answer: null }) as const,
  );
  const { last } = await desk.verify(authoredDraft({ validator: null, generators: [], tests: heavy }));
  expect(last).toMatchObject({
    state: 'failed',
    message: 'Your tests add up to more than a package can hold, so nothing went live. Use smaller or fewer tests.',
  });
});

test('large tests go live', async () => {
  const source = 'import sys\nprint(" ".join(str(7919 * n % 1000003) for n in range(800000)), sys.argv[1])';
  const tests = ['1', '2', '3', '4', '5'].map(
    (args) => ({ kind: 'generated', name: args, generator: 'generate.py', args }) as const,
  );
  const { last, id } = await desk.verify(
    authoredDraft({
      validator: null,
      generators: [{ name: 'generate.py', language: 'python', source }],
      tests,
      solutions: [pythonSolution('reference', 'print(sum(map(int, input().split())))')],
      limits: { time_ms: 10_000, memory_kb: 1024 * 1024 },
    }),
  );
  expect(last).toMatchObject({ state: 'passed' });
  expect((await call(house.url, showProblem, { params: { id } })).body.tests).toBe(6);
}, 400_000);
