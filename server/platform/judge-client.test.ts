import {
  type AuthorRun,
  type JudgeEvent,
  type JudgeRequest,
  MAX_AUTHOR_OUTPUT_BYTES,
} from '@devorbit/contract/execution/judging.ts';
import { type FakeRunner, startFakeRunner } from '@devorbit/testkit/fake-runner.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJudgeClient, JudgeBroken } from './judge-client.ts';
import { createRunners } from './runners.ts';

const limits = { time_ms: 1_000, memory_kb: 65_536 };
const author: JudgeRequest['task'] = { kind: 'author', limits, runs: [{ args: [] }] };
const custom: JudgeRequest['task'] = { kind: 'custom', limits, stdin: '' };
const finished: JudgeEvent = {
  type: 'finished',
  verdict: 'Success',
  message: '1 run',
  runtime_ms: 1,
  memory_kb: 1,
  passed: 0,
  total: 1,
};

/** A run whose output is one control character again and again: each takes six in JSON. */
const printed = (bytes: number): JudgeEvent => ({
  type: 'run',
  run: {
    index: 0,
    exit_code: 0,
    ended_by: null,
    stdout: '\u0001'.repeat(bytes),
    stderr: '',
    time_ms: 1,
    memory_kb: 1,
  },
});

let runner: FakeRunner;
let sent: JudgeEvent[] = [];
beforeAll(async () => {
  runner = await startFakeRunner((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/x-ndjson' });
    reply.end(sent.map((event) => `${JSON.stringify(event)}\n`).join(''));
  });
});
afterAll(() => runner.close());

async function ask(task: JudgeRequest['task']): Promise<{ runs: AuthorRun[]; message: string }> {
  const runs: AuthorRun[] = [];
  const request = { id: 'x', language: 'python' as const, source: 'pass', priority: 1, task };
  const last = await createJudgeClient(createRunners([runner.url])).judge(
    request,
    async (event) => {
      if (event.type === 'run') runs.push(event.run);
    },
    AbortSignal.timeout(60_000),
  );
  return { runs, message: last.message };
}

it('takes the largest output of an author’s run', async () => {
  sent = [printed(MAX_AUTHOR_OUTPUT_BYTES), finished];
  const { runs, message } = await ask(author);
  expect(runs.map(({ stdout }) => stdout.length)).toEqual([MAX_AUTHOR_OUTPUT_BYTES]);
  expect(message).toBe('1 run');
});

it('takes nothing longer, and no such line for another task', async () => {
  sent = [printed(MAX_AUTHOR_OUTPUT_BYTES * 1.1), finished];
  await expect(ask(author)).rejects.toBeInstanceOf(JudgeBroken);
  sent = [printed(200_000), finished];
  await expect(ask(custom)).rejects.toBeInstanceOf(JudgeBroken);
  sent = [printed(100_000), finished];
  expect((await ask(custom)).message).toBe('1 run');
});
