import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sums } from '../_programs.ts';
import { allEventsOf, eventsOf, judged, openService, openTestService, post, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('a busy runner', () => {
  const spin = (ms: number) => `import time\nwhile time.process_time() < ${ms / 1000}: pass\nprint(6)`;
  const many: JudgePackage = {
    ...sums,
    name: 'many',
    tests: Array.from({ length: 100 }, (_, at) => ({ name: `${at}`, sample: false, input: '', answer: '6' })),
  };
  it('answers 503 and when to come back where the queue is full, and positions where not', async () => {
    const small = await openService(service.sandbox, { lanes: service.sandbox.lanes.slice(0, 1), queue: 2 });
    const request = {
      id: 'x',
      language: 'python',
      source: spin(300),
      task: { kind: 'custom', limits: sums.limits, stdin: '' },
    };
    const replies = [
      await post(small.url, request),
      await post(small.url, request),
      await post(small.url, request),
      await post(small.url, request),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
    expect(Number(replies[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await replies[3]?.json()).toEqual({ message: 'The queue is full; try again soon' });
    const all = await Promise.all(replies.slice(0, 3).map((reply) => allEventsOf(reply)));
    expect(all.map((events) => events[0])).toEqual([0, 0, 1].map((position) => ({ type: 'queued', position })));
    expect(all.map((events) => events.at(-1))).toMatchObject([
      { verdict: 'Success' },
      { verdict: 'Success' },
      { verdict: 'Success' },
    ]);
    await small.close();
  });

  it('ends the job of a caller who goes away, running or waiting, and serves the next', async () => {
    const small = await openService(service.sandbox, { lanes: service.sandbox.lanes.slice(0, 1) });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const request = { id: 'x', language: 'python', source: spin(400), task: service.packages.task(many) };
    const stream = eventsOf(await post(small.url, request, running.signal));
    await post(small.url, request, waiting.signal);
    for (let next = await stream.next(); !next.done && next.value.type !== 'test';) next = await stream.next();
    expect([small.worker.running, small.worker.waiting]).toEqual([1, 1]);

    waiting.abort();
    await vi.waitFor(() => expect(small.worker.waiting).toBe(0), 60_000);
    const left = performance.now();
    running.abort();
    await vi.waitFor(() => expect(small.worker.running).toBe(0), 60_000);
    expect(performance.now() - left).toBeLessThan(30_000); // of the 40 s that it computes

    const next = await judged(small.url, {
      language: 'python',
      source: 'print(1)',
      task: { kind: 'custom', limits: sums.limits, stdin: '' },
    });
    expect(next.finished?.verdict).toBe('Success');
    await small.close();
  });

  it('sends a blank line every two seconds while nothing happens', async () => {
    const request = {
      id: 'x',
      language: 'python',
      source: 'import time\ntime.sleep(60)',
      task: { kind: 'custom', limits: { ...sums.limits, time_ms: 2_000 }, stdin: '' },
    };
    const text = await (await post(service.url, request)).text();
    expect(text.split('\n').filter((line) => line === '').length).toBeGreaterThanOrEqual(3);
    expect(text).toContain('Idleness Limit Exceeded');
  });
});
