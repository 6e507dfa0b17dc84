import { setTimeout as sleep } from 'node:timers/promises';
import { type RunResult, runCode, showSubmission, submitSolution } from '@devorbit/contract/practice/submissions.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import {
  accepting,
  answering,
  cutting,
  type FakeRunner,
  inTurn,
  outcome,
  refusing,
  startFakeRunner,
} from '@devorbit/testkit/fake-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createJudgeClient } from '../../../platform/judge-client.ts';
import { createRunners } from '../../../platform/runners.ts';
import { judgeSubmission } from './commands/judge-submission.ts';
import { recordVerdict } from './commands/record-verdict.ts';

let house: House;
let runner: FakeRunner;
let learner: SignedIn;
let problem: number;

beforeEach(async () => {
  runner = await startFakeRunner();
  house = await openHouse({ runnerUrl: runner.url });
  learner = await makeUser(house);
  problem = await makeProblem(house);
});
afterEach(async () => {
  await house.close();
  await runner.close();
});

const work = (more = {}) => ({
  as: learner.code,
  body: { problem_id: problem, code: 'x', language: 'cpp', wait: false, ...more },
});
const submit = async () => (await call(house.url, submitSolution, work())).body.submission_id;
const verdict = (id: string): Promise<RunResult> =>
  eventually(async () => {
    const { body } = await call(house.url, showSubmission, { as: learner.code, params: { id } });
    return body.judged_at !== null && body;
  });
const attempts = async () =>
  (await house.database.raw('select attempts, solves from problems where id = $1', [problem])).rows[0];

describe('a runner’s fault is not the learner’s', () => {
  test('that breaks off every time: a Judge Error after five, which counts for nothing', async () => {
    runner.script = cutting([outcome(1, 4, { passed: false, verdict: 'Wrong Answer' })]);
    const id = await submit();
    // Each further try is due after a longer pause: the pauses are taken out here.
    const hurry = setInterval(
      () =>
        void house.database
          .raw(`update pgboss.job set start_after = now() where name = 'judge' and state = 'retry'`)
          .catch(() => undefined),
      100,
    );
    const result = await verdict(id).finally(() => clearInterval(hurry));
    expect(result).toMatchObject({
      status: 'Judge Error',
      message: expect.stringContaining('does not count against you'),
    });
    expect(runner.requests).toHaveLength(5);
    expect(await attempts()).toEqual({ attempts: 0, solves: 0 });
  });

  test('that stays away past the last try: a Judge Error from the dead-letter queue', async () => {
    runner.script = refusing(503);
    const id = await submit();
    await eventually(async () => runner.requests.length > 0);
    await house.database.raw(
      `update pgboss.job set retry_limit = retry_count, start_after = now() where name = 'judge'`,
    );
    expect((await verdict(id)).status).toBe('Judge Error');
  });

  test('that is away when the code comes and returns later', async () => {
    await runner.close();
    const id = await submit();
    await sleep(1_500);
    const { port } = new URL(runner.url);
    const back = await startFakeRunner(accepting, Number(port));
    expect((await verdict(id)).status).toBe('Accepted');
    await back.close();
  });
});

describe('running is refused with the reason, and nothing is queued', () => {
  test.each<[string, string, () => void]>([
    [
      'programs cannot be isolated',
      'cgroup v2 is not delegated',
      () => Object.assign(runner.health, { ok: false, isolation: { ok: false, reason: 'cgroup v2 is not delegated' } }),
    ],
    [
      'the language is not installed',
      'g++ is not installed',
      () => Object.assign(runner.health, { languages: [{ id: 'cpp', ready: false, reason: 'g++ is not installed' }] }),
    ],
  ])('where %s', async (_, reason, spoil) => {
    spoil();
    for (const endpoint of [submitSolution, runCode]) {
      const { status, headers, body } = await refused(house.url, endpoint, work());
      expect({ status, retry: headers.get('retry-after'), error: body['error'] }).toEqual({
        status: 503,
        retry: '30',
        error: `Running code is not available: ${reason}`,
      });
    }
    expect((await house.database.raw('select count(*) from submissions')).rows).toEqual([{ count: 0 }]);
    const { code: staff } = await makeUser(house, { role: 'staff' });
    const health = async (headers: Record<string, string>) => (await fetch(`${house.url}/healthz`, { headers })).text();
    expect(await health({ 'x-session-code': staff })).toContain(reason);
    expect(await health({})).not.toContain(reason);
  });

  test('where there is no runner', async () => {
    const bare = await openHouse();
    const { code } = await makeUser(bare);
    const id = await makeProblem(bare);
    expect(await refused(bare.url, submitSolution, { as: code, body: { problem_id: id, code: 'x' } })).toMatchObject({
      status: 503,
      body: { error: 'Running code is not available: no execution service is configured' },
    });
    await bare.close();
  });
});

describe('a verdict', () => {
  const accepted = { verdict: 'Accepted', message: 'All test cases passed!', runtime_ms: 1, memory_kb: 1 } as const;

  test('is recorded once, however often and whatever is recorded', async () => {
    const id = await submit();
    await verdict(id);
    await Promise.all([
      recordVerdict(house, id, accepted),
      recordVerdict(house, id, { ...accepted, verdict: 'Wrong Answer' }),
      recordVerdict(house, id, accepted),
    ]);
    expect((await verdict(id)).status).toBe('Accepted');
    expect(await attempts()).toEqual({ attempts: 1, solves: 1 });
    expect((await house.database.raw('select points from solved_problems')).rows).toEqual([{ points: 100 }]);
  });

  test('of a go that was overtaken is left out, and so are its tests', async () => {
    const first = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    runner.script = inTurn(async (request, reply) => {
      begun.resolve();
      await first.promise;
      answering([outcome(1, 4, { passed: false, verdict: 'Wrong Answer', name: 'stale' })], {
        verdict: 'Wrong Answer',
      })(request, reply);
    }, accepting);
    const id = await submit();
    await begun.promise;
    await judgeSubmission(
      { ...house, judge: createJudgeClient(createRunners([runner.url])), packageUrl: () => 'http://127.0.0.1/' },
      id,
      new AbortController().signal,
    );
    first.resolve();
    await sleep(300);
    const result = await verdict(id);
    expect(result).toMatchObject({ status: 'Accepted' });
    expect(JSON.stringify(result)).not.toContain('stale');
    expect(await attempts()).toEqual({ attempts: 1, solves: 1 });
  });
});
