import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type JudgeEvent,
  JudgeRequest,
  type RunnerHealth,
  type TestOutcome,
} from '@devorbit/contract/execution/judging.ts';
import { ideLanguages, practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';

/** Answers one judge request as it likes: with events, with another status, or not at all. */
export type Script = (request: JudgeRequest, reply: ServerResponse) => void | Promise<void>;

export type FakeRunner = {
  url: string;
  requests: JudgeRequest[];
  script: Script;
  health: RunnerHealth;
  close(): Promise<void>;
};

const write = (reply: ServerResponse, event: JudgeEvent): void => void reply.write(`${JSON.stringify(event)}\n`);

export const outcome = (index: number, total: number, more: Partial<TestOutcome> = {}): TestOutcome => ({
  index,
  total,
  name: `Test ${index}`,
  sample: false,
  passed: true,
  verdict: 'Accepted',
  time_ms: 12.5,
  memory_kb: 9000,
  message: '',
  ...more,
});

type Last = Partial<Extract<JudgeEvent, { type: 'finished' }>>;

/** Events in order, then the verdict. */
export const answering =
  (tests: TestOutcome[], last: Last = {}): Script =>
  (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/x-ndjson' });
    write(reply, { type: 'compiling' });
    write(reply, { type: 'compiled', time_ms: 5, message: '' });
    for (const test of tests) write(reply, { type: 'test', test });
    write(reply, {
      type: 'finished',
      verdict: 'Accepted',
      message: 'All test cases passed!',
      runtime_ms: 12.5,
      memory_kb: 9000,
      passed: tests.filter(({ passed }) => passed).length,
      total: tests.length,
      ...last,
    });
    reply.end();
  };

/** What it takes to be Accepted for a submission to the factory's problem. */
export const accepting: Script = answering([
  outcome(1, 4, { sample: true, name: 'Example 1' }),
  outcome(2, 4),
  outcome(3, 4),
  outcome(4, 4),
]);

/** The first events, and then the connection is cut. */
export const cutting =
  (tests: TestOutcome[]): Script =>
  (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (const test of tests) write(reply, { type: 'test', test });
    setTimeout(() => reply.destroy(), 30);
  };

export const refusing =
  (status: number): Script =>
  (_, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end('{"message":"no"}');

/** One script a request; the last of them for all that follow. */
export const inTurn =
  (...scripts: Script[]): Script =>
  (request, reply) =>
    (scripts.length > 1 ? scripts.shift() : scripts[0])?.(request, reply);

/** A runner at the wire only: for faults that the real one cannot be made to have. Port 0 is any. */
export async function startFakeRunner(script: Script = accepting, port = 0): Promise<FakeRunner> {
  const server = createServer(async (request, reply) => {
    if (request.url === '/healthz')
      return void reply
        .writeHead(runner.health.ok ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify(runner.health));
    // It executes nothing: only the judge's door can be scripted.
    if (request.url !== '/judge') return void reply.writeHead(503, { 'retry-after': '1' }).end('{"message":"no"}');
    const parsed = JudgeRequest.parse(JSON.parse(await text(request)));
    runner.requests.push(parsed);
    await runner.script(parsed, reply);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const runner: FakeRunner = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    script,
    health: {
      ok: true,
      isolation: { ok: true },
      languages: practiceLanguages.map((id) => ({ id, ready: true })),
      ide_languages: ideLanguages.map(({ language }) => ({ id: language, ready: true })),
      lanes: 2,
      waiting: 0,
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return runner;
}
