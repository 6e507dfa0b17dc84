import type { TraceFrame } from '@devorbit/contract/execution/tracing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageReader } from '../debug/adapters/dap-stream.ts';
import { debuggerOf } from '../debug/debuggers.ts';
import { readings } from './debugged-values.ts';
import { DebuggerRecorder } from './debugger-recorder.ts';
import { Recording } from './recording.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What a debugger answers to each request; what is not here it leaves without an answer. */
const answersAt = (line: number): Record<string, object> => ({
  initialize: {},
  launch: {},
  setFunctionBreakpoints: {},
  setExceptionBreakpoints: {},
  configurationDone: {},
  threads: { threads: [{ id: 1, name: 'main' }] },
  stackTrace: { stackFrames: [{ id: 7, name: 'main', line, column: 1, source: { path: '/box/main.cpp' } }] },
  stepIn: {},
  scopes: { scopes: [{ name: 'Locals', variablesReference: 1 }] },
  variables: { variables: [{ name: 'r', value: '2', type: 'int', variablesReference: 0 }] },
  continue: {},
});

/** A recording of a program that has stopped twice, by a debugger that leaves these requests without an answer the second time. */
async function stoppedTwice(silent: string[]) {
  const told: TraceFrame[] = [];
  const asked: string[] = [];
  let [stops, line] = [0, 0];
  const say = (message: object) => {
    const text = JSON.stringify(message);
    recorder.take(Buffer.from(`Content-Length: ${text.length}\r\n\r\n${text}`));
  };
  const read = messageReader();
  const end = vi.fn<() => void>();
  const recording = new Recording({ stream: 1, tell: (frame) => told.push(frame), computed: async () => 0, end });
  const recorder: DebuggerRecorder = new DebuggerRecorder(
    {
      stream: 1,
      folder: '/box',
      write: (bytes) => {
        for (const text of read(bytes)) {
          const { seq, command } = JSON.parse(text) as { seq: number; command: string };
          asked.push(command);
          if (stops === 2 && silent.includes(command)) continue;
          queueMicrotask(() => {
            say({ type: 'response', request_seq: seq, success: true, body: answersAt(line)[command] });
            if (command === 'launch') say({ type: 'event', event: 'initialized', body: {} });
          });
        }
        return true;
      },
      start: () => Promise.reject(new Error('it starts nothing')),
      end,
    },
    debuggerOf({ language: 'c++' })!,
    { reading: readings['c++']!, recording, output: () => '' },
  );
  await recorder.begin(['./program'], {});
  for (line of [3, 4]) {
    stops++;
    say({ type: 'event', event: 'stopped', body: { reason: 'step', threadId: 1 } });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  const stillGoing = !recording.isOver;
  recording.finish({ code: 0, signal: null }, '');
  return { steps: told.flatMap(({ steps }) => steps), cut: told.at(-1)?.cut, end, asked, stillGoing };
}

test('a debugger that answers tells each step with its variables', async () => {
  const { steps, cut, end, asked, stillGoing } = await stoppedTwice([]);
  expect(steps.map(({ event, frames }) => [event, frames[0]?.line, frames[0]?.variables])).toEqual([
    ['line', 3, [{ name: 'r', value: { text: '2' } }]],
    ['line', 4, [{ name: 'r', value: { text: '2' } }]],
    ['end', undefined, undefined],
  ]);
  expect([cut, stillGoing, asked.at(-1)]).toEqual([null, true, 'stepIn']);
  expect(end).not.toHaveBeenCalled();
});

test.each(['stackTrace', 'scopes', 'variables'])(
  'one that no longer answers %s is told as lost, and the program ends: nobody takes what is there for the whole',
  async (silent) => {
    const { steps, cut, end, asked } = await stoppedTwice([silent]);
    expect(steps.map(({ frames }) => frames[0]?.line)).toEqual([3]);
    expect(cut).toBe('lost');
    expect(end).toHaveBeenCalled();
    expect(asked).not.toContain('continue');
  },
);
