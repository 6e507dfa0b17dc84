import { type TracedStep, type TraceFrame, TRACING } from '@devorbit/contract/execution/tracing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Recording } from './recording.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const step = (line: number): TracedStep => ({
  event: 'line',
  frames: [{ name: 'main', path: 'main.py', line, variables: [] }],
  deeper: 0,
  objects: [],
  output: '',
  words: null,
  end: null,
});

/** A recording of a program whose steps take so long each, in which its workspace computes for so long, in ms. */
function recorded(each: { time: number; computed: number | null }) {
  const told: TraceFrame[] = [];
  let computed = 123_456;
  const end = vi.fn<() => void>();
  const asked = vi.fn<() => Promise<number>>(async () => {
    if (each.computed === null) throw new Error('The lane helper is gone');
    return computed;
  });
  const recording = new Recording({ stream: 1, tell: (frame) => told.push(frame), computed: asked, end });
  recording.begin();
  return {
    recording,
    end,
    asked,
    async go(steps: number) {
      for (let at = 0; at < steps && !recording.isOver; at++) {
        now += each.time;
        computed += each.computed ?? 0;
        recording.add(step(at));
        // Whoever was asked has answered.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    over() {
      recording.finish({ code: 0, signal: null }, '');
      return told.at(-1)!;
    },
  };
}

test('time in which its workspace has no processor, or sleeps, does not count', async () => {
  const { go, over, end } = recorded({ time: 500, computed: 10 });
  await go(400);
  expect(end).not.toHaveBeenCalled();
  const { cut, from, steps } = over();
  expect([cut, from + steps.length]).toEqual([null, 401]);
});

test('what it computes does, once as much time has passed: others may compute beside it', async () => {
  const alone = recorded({ time: 100, computed: 100 });
  await alone.go(400);
  expect(alone.over()).toMatchObject({ cut: 'time', over: true });
  expect(alone.recording.count).toBe(TRACING.MS / 100 + 1);
  expect(alone.end).toHaveBeenCalledOnce();
  const beside = recorded({ time: 100, computed: 400 });
  await beside.go(90);
  expect(beside.asked).toHaveBeenCalledOnce();
  expect(beside.over().cut).toBe(null);
});

test('it takes no longer than it may in all, of which a wait counts for a second', async () => {
  const { recording, go, over } = recorded({ time: 60_000, computed: 0 });
  await go(900);
  expect(over().cut).toBe('time');
  expect(recording.count).toBe(TRACING.LONGEST_MS / TRACING.RESTING_MS);
});

test('a workspace that is gone is asked in vain', async () => {
  const { go, over } = recorded({ time: 500, computed: null });
  await go(100);
  expect(over().cut).toBe(null);
});
