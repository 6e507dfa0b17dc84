import type { JudgeEvent } from '@devorbit/contract/execution/judging.ts';
import { describe, expect, it } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { createLog } from '../platform/log.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { createWorker, type Work } from './worker.ts';

const log = createLog('silent');
/** The worker only hands lanes out; the attempts of these tests never run anything on them. */
const lane = (): Lane => laneOf({});

/** Work that lasts until it is told to end. */
function held(id: string, order: string[], more: Partial<Work> = {}) {
  const gate = Promise.withResolvers<void>();
  const stop = new AbortController();
  const events: JudgeEvent[] = [];
  const work: Work = {
    id,
    priority: 1,
    signal: stop.signal,
    emit: (event) => void events.push(event),
    attempt: async () => {
      order.push(id);
      await gate.promise;
    },
    ...more,
  };
  return { work, events, end: gate.resolve, cancel: () => stop.abort() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the worker', () => {
  it('runs as many at a time as there are lanes, tells positions, and refuses what the queue cannot hold', async () => {
    const order: string[] = [];
    const worker = createWorker([lane(), lane()], 2, log);
    const jobs = ['a', 'b', 'c', 'd', 'e'].map((id) => held(id, order));
    const accepted = jobs.map(({ work }) => worker.accept(work));
    await settled();
    expect(order).toEqual(['a', 'b']);
    expect(jobs.map(({ events }) => events)).toEqual(
      [[0], [0], [0], [1], []].map((at) => at.map((position) => ({ type: 'queued', position }))),
    );
    expect(accepted[4]).toBeNull();
    expect([worker.running, worker.waiting]).toEqual([2, 2]);
    for (const { end } of jobs) end();
    await Promise.all(accepted);
    expect(order).toEqual(['a', 'b', 'c', 'd']);
    expect([worker.running, worker.waiting]).toEqual([0, 0]);
  });

  it('prefers quick runs to submissions', async () => {
    const order: string[] = [];
    const worker = createWorker([lane()], 9, log);
    const first = held('first', order);
    const jobs = [first, held('submission', order), held('run', order, { priority: 0 })];
    const accepted = jobs.map(({ work }) => worker.accept(work));
    for (const { end } of jobs) end();
    await Promise.all(accepted);
    expect(order).toEqual(['first', 'run', 'submission']);
  });

  it('forgets a waiting job that is cancelled', async () => {
    const order: string[] = [];
    const worker = createWorker([lane()], 9, log);
    const [first, second] = [held('first', order), held('second', order)];
    const over = [worker.accept(first.work), worker.accept(second.work)];
    second.cancel();
    await over[1];
    expect(worker.waiting).toBe(0);
    first.end();
    await over[0];
    expect(order).toEqual(['first']);
  });

  it('tries a failed attempt once more, on another lane where there is one', async () => {
    const lanes = [lane(), lane()];
    const worker = createWorker(lanes, 9, log);
    const used: Lane[] = [];
    const { work, events } = held('a', [], {
      attempt: async (on) => {
        used.push(on);
        if (used.length === 1) throw new Error('lost helper');
      },
    });
    await worker.accept(work);
    expect(used).toEqual(lanes);
    expect(events).toEqual([{ type: 'queued', position: 0 }]);
  });

  it('answers Judge Error after the second failure, and goes on working', async () => {
    const worker = createWorker([lane()], 9, log);
    const bad = held('bad', [], { attempt: () => Promise.reject(new Error('lost helper')) });
    const order: string[] = [];
    const good = held('good', order);
    good.end();
    const over = [worker.accept(bad.work), worker.accept(good.work)];
    await Promise.all(over);
    expect(bad.events.at(-1)).toMatchObject({ type: 'finished', verdict: 'Judge Error' });
    expect(order).toEqual(['good']);
  });

  it('drains: what waits is dropped, what runs may end, and is stopped when its time is up', async () => {
    const order: string[] = [];
    const worker = createWorker([lane(), lane()], 9, log);
    const quick = held('quick', order);
    const stopped = Promise.withResolvers<void>();
    const slow = held('slow', order, {
      attempt: (_, signal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => (stopped.resolve(), resolve()))),
    });
    const waiting = held('waiting', order);
    const over = [quick, slow, waiting].map(({ work }) => worker.accept(work));
    const drained = worker.drain(30);
    await over[2];
    expect(worker.accept(held('late', order).work)).toBeNull();
    quick.end();
    await over[0];
    await stopped.promise;
    await drained;
    expect(worker.running).toBe(0);
    expect(order).toEqual(['quick']);
    expect(waiting.events).toEqual([{ type: 'queued', position: 0 }]);
  });
});
