import { expect, test, vi } from 'vitest';
import { createFormatter, isFormatted } from './formatter.ts';
import type { FormatRequest, FormatterSays } from './requests.ts';

class FakeWorker {
  onmessage: ((event: { data: FormatterSays }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: FormatRequest[] = [];
  isEnded = false;
  postMessage(request: FormatRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FormatterSays): void {
    this.onmessage?.({ data });
  }
}

function opened() {
  const made: FakeWorker[] = [];
  const maker = () => {
    const worker = new FakeWorker();
    made.push(worker);
    return worker as unknown as Worker;
  };
  return { made, formatter: createFormatter({ loadMs: 1_000, formatMs: 100, make: { plain: maker, wasm: maker } }) };
}
const turn = () => vi.advanceTimersByTimeAsync(0);

test('nothing is fetched before the first text; a worker stays for the next one, which waits', async () => {
  vi.useFakeTimers();
  const { made, formatter } = opened();
  expect(made).toHaveLength(0);
  const first = formatter.format('python', 'a', 2);
  const second = formatter.format('c', 'b', 4);
  await turn();
  expect(made.map(({ asked }) => asked)).toEqual([[{ kind: 'python', text: 'a', tab: 2 }]]);
  made[0]!.say('ready');
  made[0]!.say({ text: 'A' });
  expect(await first).toEqual({ text: 'A' });
  await turn();
  expect(made[0]!.asked.at(-1)).toEqual({ kind: 'c', text: 'b', tab: 4 });
  made[0]!.say('ready');
  made[0]!.say({ fault: '1:2: no', line: 1 });
  expect(await second).toEqual({ fault: '1:2: no', line: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toHaveLength(1);
  expect(made[0]!.isEnded).toBe(false);
  formatter.close();
  expect(made[0]!.isEnded).toBe(true);
  vi.useRealTimers();
});

test.each([
  ['takes too long', 'time', (worker: FakeWorker) => (worker.say('ready'), vi.advanceTimersByTimeAsync(100))],
  ['is not there in time', 'load', () => vi.advanceTimersByTimeAsync(1_000)],
  ['cannot be fetched', 'load', async (worker: FakeWorker) => worker.onerror?.()],
])('a worker that %s is ended, and the next text gets another one', async (_, why, happen) => {
  vi.useFakeTimers();
  const { made, formatter } = opened();
  const reply = formatter.format('javascript', 'a', 2).catch((error: unknown) => error);
  await turn();
  await happen(made[0]!);
  expect(await reply).toMatchObject({ why });
  expect(made[0]!.isEnded).toBe(true);
  const next = formatter.format('javascript', 'b', 2);
  await turn();
  made[1]!.say('ready');
  made[1]!.say({ text: 'B' });
  expect(await next).toEqual({ text: 'B' });
  vi.useRealTimers();
});

test('languages without a formatter are told apart', () => {
  expect(['python', 'markdown', 'csharp', 'ruby', 'rust', '__proto__'].map(isFormatted)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
