import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import type { ConsoleFrame } from '@devorbit/contract/execution/execution.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { sharedSandbox } from '../_shared-sandbox.ts';
import { createLog } from '../platform/log.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { createWorker } from '../worker/worker.ts';
import { createConsoleInput } from './console-input.ts';
import { readConsole } from './console-request.ts';
import { converse, type Talk } from './console-run.ts';
import { consoleWork } from './console-work.ts';

const catalogue = readCatalogue(join(import.meta.dirname, '../../content/languages'));
const runtimes = catalogue.map((entry) => ({ entry, version: '1.0.0' }));
let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  sandbox = await sharedSandbox(1);
  lane = sandbox.lanes[0]!;
});
afterAll(() => sandbox.close());

function talkOf(language: string, content: string, more: Partial<Talk> = {}) {
  const said: ConsoleFrame[] = [];
  const init = { language, version: '*', files: [{ content }], run_timeout: 60_000 };
  const talk: Talk = {
    request: readConsole(init, catalogue, runtimes),
    input: createConsoleInput(),
    say: (frame) => void said.push(frame),
    signal: new AbortController().signal,
    ...more,
  };
  return {
    talk,
    said,
    kinds: () => said.map((frame) => ('stage' in frame ? `${frame.type} ${frame.stage}` : frame.type)),
  };
}
const input = (text: string) => {
  const bytes = Buffer.from(text);
  return { bytes: bytes.length, act: (session: { write(given: Buffer): void }) => session.write(bytes) };
};

it('ends a program after a while without a word either way', async () => {
  const { talk, said } = talkOf('python', 'while True: print(input(), flush=True)', { idleMs: 400 });
  const started = performance.now();
  const over = converse(talk, lane, () => {});
  for (let at = 0; at < 5; at++) {
    await delay(200);
    talk.input.give(input('more\n'));
  }
  await over;
  expect(performance.now() - started).toBeGreaterThan(1_350);
  expect(said.at(-1)).toMatchObject({
    type: 'exit',
    code: null,
    signal: 'SIGKILL',
    status: 'TO',
    message: 'Ended: neither input nor output for 2 minutes',
  });
});

it('says nothing more to nobody', async () => {
  const gone = new AbortController();
  const { talk, said } = talkOf('python', 'input()', { signal: gone.signal });
  const over = converse(talk, lane, () => gone.abort());
  await over;
  expect(said.map(({ type }) => type)).toEqual(['stage']);
});

it('is tried again where the compiler is lost, and tells nothing twice', async () => {
  let lost = 0;
  const losing = laneOf({
    run: (spec) => (lost++ === 0 ? Promise.reject(new Error('lost helper')) : lane.run(spec)),
    open: (spec, tell) => lane.open(spec, tell),
    release: () => lane.release(),
  });
  const { talk, kinds } = talkOf('c', 'int main() { return 0; }');
  let failures = 0;
  const { work, isComplete } = consoleWork(talk, () => failures++);
  await createWorker([losing], 9, createLog('silent')).accept(work);
  expect([isComplete(), failures]).toEqual([true, 0]);
  expect(kinds()).toEqual(['runtime', 'stage compile', 'exit compile', 'stage run', 'exit run']);
});

it('is not tried again once the program has begun', async () => {
  let opened = 0;
  const losing = laneOf({
    open(spec, tell) {
      opened++;
      const session = lane.open(spec, tell);
      return { ...session, outcome: session.outcome.then(() => Promise.reject(new Error('lost helper'))) };
    },
  });
  const gone = new AbortController();
  const { talk, kinds } = talkOf('python', 'print(1)', { signal: gone.signal });
  const { work, isComplete } = consoleWork(talk, () => gone.abort());
  await createWorker([losing], 9, createLog('silent')).accept(work);
  expect([isComplete(), gone.signal.aborted, opened]).toEqual([false, true, 1]);
  expect(kinds()).toEqual(['runtime', 'stage run', 'data']);
});

it('takes a bounded number of orders before the program runs', () => {
  const waiting = createConsoleInput();
  const order = { bytes: 0, act: () => {} };
  expect(() => {
    for (let at = 0; at < 100_000; at++) waiting.give(order);
  }).toThrow(RangeError);
});
