import { showProblem } from '@devorbit/contract/practice/problems.ts';
import { type RunResult, showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import {
  accepting,
  answering,
  cutting,
  type FakeRunner,
  inTurn,
  outcome,
  refusing,
  type Script,
  startFakeRunner,
} from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: House;
let runner: FakeRunner;
/** What its author wrote: one line, above what the server adds. */
const written = (source: string): string => source.split('\n', 1)[0] ?? '';
/** What the runner does with what was written. */
const scripts = new Map<string, Script>();

beforeAll(async () => {
  runner = await startFakeRunner((request, reply) => scripts.get(written(request.source))?.(request, reply));
  house = await openHouse({ runnerUrl: runner.url, env: { JUDGE_CONCURRENCY: '20' } });
});
afterAll(async () => {
  await house.close();
  await runner.close();
});

describe.concurrent('a runner’s fault is not the learner’s', () => {
  test.each<[string, Script]>([
    ['is full', refusing(503)],
    ['fails', refusing(500)],
    ['breaks off between tests', cutting([outcome(1, 4, { sample: true })])],
    [
      'breaks off after a failed test',
      cutting([outcome(1, 4, { sample: true, passed: false, verdict: 'Wrong Answer' })]),
    ],
    ['ends without a verdict', (_, reply) => void reply.writeHead(200).end('{"type":"compiling"}\n')],
    ['answers what is not JSON', (_, reply) => void reply.writeHead(200).end('hello\n')],
    [
      'answers an unknown event',
      (_, reply) => void reply.writeHead(200).end('{"type":"finished","verdict":"Splendid"}\n'),
    ],
    ['says Judge Error', answering([], { verdict: 'Judge Error', message: 'the package could not be fetched' })],
    ['says Accepted without the tests', answering([outcome(1, 4)], { passed: 4, total: 4 })],
    [
      'says Accepted with a failed test',
      answering([1, 2, 3, 4].map((at) => outcome(at, 4, at === 3 ? { passed: false, verdict: 'Wrong Answer' } : {}))),
    ],
    [
      'says Wrong Answer with all passed',
      answering(
        [1, 2, 3, 4].map((at) => outcome(at, 4)),
        { verdict: 'Wrong Answer' },
      ),
    ],
    ['repeats a test', answering([outcome(1, 4), outcome(1, 4)], { verdict: 'Accepted' })],
  ])('that %s: the submission is judged again', async (fault, script) => {
    scripts.set(fault, inTurn(script, accepting));
    const [{ code: as }, problem] = [await makeUser(house), await makeProblem(house)];
    const { body } = await call(house.url, submitSolution, {
      as,
      body: { problem_id: problem, code: fault, language: 'cpp', wait: false },
    });
    const { status, test_results } = await eventually<RunResult>(async () => {
      const shown = await call(house.url, showSubmission, { as, params: { id: body.submission_id } });
      return shown.body.judged_at !== null && shown.body;
    });
    expect(status).toBe('Accepted');
    expect(test_results.map(({ name }) => name)).toEqual(['Example 1', 'Test 2', 'Test 3', 'Test 4']);
    expect(runner.requests.filter(({ source }) => written(source) === fault)).toHaveLength(2);
    expect((await call(house.url, showProblem, { params: { id: problem } })).body).toMatchObject({
      attempts: 1,
      solves: 1,
    });
  });
});
