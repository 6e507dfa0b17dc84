import { MAX_CODE_BYTES } from '@devorbit/contract/limits.ts';
import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let house: House;
let runner: FakeRunner;
let learner: SignedIn;
let problem: number;

beforeAll(async () => {
  runner = await startFakeRunner();
  runner.health = {
    ...runner.health,
    languages: runner.health.languages.map((each) => (each.id === 'python' ? { ...each, version: '3.11.2' } : each)),
  };
  house = await openHouse({ runnerUrl: runner.url });
  learner = await makeUser(house);
  problem = await makeProblem(house);
});
beforeEach(() => {
  runner.requests.length = 0;
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

const work = (code: string) => ({ as: learner.code, body: { problem_id: problem, code, language: 'python' } });
const own = 'def solve(a, b):\n    return a + b\n';

test('solve alone is run with what calls it below; what is kept and shown is what was sent', async () => {
  const { submission_id } = (await call(house.url, submitSolution, work(own))).body;
  const sources = runner.requests.map(({ source }) => source);
  expect(sources).toHaveLength(1);
  for (const source of sources) {
    expect(source.startsWith(own)).toBe(true);
    expect(source).toContain('solve(data["a"], data["b"])');
  }
  const { body } = await call(house.url, showSubmission, { as: learner.code, params: { id: submission_id } });
  expect(body.code).toBe(own);
});

test('a program that reads its input is run as it is, as those of before', async () => {
  const { languages } = (await call(house.url, showProblem, { params: { id: problem } })).body;
  const whole = languages.find(({ id }) => id === 'python')?.starter_code.replace('pass', 'return a + b') ?? '';
  expect(whole).toContain('sys.stdin.read()');
  for (const code of [whole, 'print(sum(map(int, input().split())))'])
    await call(house.url, submitSolution, work(code));
  expect(runner.requests.map(({ source }) => source)).toEqual([whole, 'print(sum(map(int, input().split())))']);
});

test('the limit counts what was written, not what is added', async () => {
  const longest = `${own}#${'x'.repeat(MAX_CODE_BYTES - own.length - 1)}`;
  await call(house.url, submitSolution, work(longest));
  expect(runner.requests).toHaveLength(1);
  expect((await refused(house.url, submitSolution, work(`${longest}x`))).status).toBe(400);
});

test('the version that runs stands at the language, and in the result; the requested one stays', async () => {
  const { languages, signature } = (await call(house.url, showProblem, { params: { id: problem } })).body;
  expect(languages.find(({ id }) => id === 'python')).toMatchObject({ version: '3.10.0', runs: '3.11.2' });
  expect(signature?.returns).toBe('int');
  const { body } = await call(house.url, submitSolution, work(own));
  expect(body).toMatchObject({ status: 'Accepted', runtime_version: '3.11.2' });
});
