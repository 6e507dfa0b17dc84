import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { _result, _test } from './_result.ts';
import { followResult } from './api.ts';

const running = _result({ test_results: [_test('1')] });
const accepted = _result({ status: 'Accepted', test_results: [_test('1')] });

/** A stream that says each result at once, and then ends or stays open. */
const _stream = (results: readonly RunResult[], end: boolean, signal: AbortSignal | null | undefined) =>
  new Response(
    new ReadableStream({
      start(out) {
        signal?.addEventListener('abort', () => out.error(new DOMException('gone', 'AbortError')));
        for (const result of results)
          out.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ type: 'progress', result })}\n\n`));
        if (end) out.close();
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );

const _refuse = (status: number) => new Response(JSON.stringify({ detail: 'no' }), { status });

type Answer = (signal: AbortSignal | null | undefined) => Response;

/** The network: answers to the stream one after another (the last again and again), and one answer to every question. */
function _network(streams: readonly Answer[], shown: Answer) {
  const asked: string[] = [];
  let opened = 0;
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    if (signal?.aborted) throw new DOMException('gone', 'AbortError');
    const stream = address.endsWith('/events');
    asked.push(stream ? 'stream' : 'show');
    return stream ? (streams[Math.min(opened++, streams.length - 1)]?.(signal) ?? _refuse(500)) : shown(signal);
  });
  return asked;
}

const _follow = (signal: AbortSignal = new AbortController().signal) => {
  const seen: string[] = [];
  const done = followResult(running.submission_id, signal, ({ status }) => seen.push(status));
  return { seen, done };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following a submission', () => {
  test('reports each change and ends at the verdict', async () => {
    const asked = _network([(signal) => _stream([running, accepted], false, signal)], () => _refuse(500));
    const { seen, done } = _follow();
    await done;
    expect(seen).toEqual(['Running', 'Accepted']);
    expect(asked).toEqual(['stream']);
  });

  test('opens a broken stream again', async () => {
    const asked = _network(
      [(signal) => _stream([running], true, signal), (signal) => _stream([accepted], false, signal)],
      () => _refuse(500),
    );
    const { seen, done } = _follow();
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    expect(seen).toEqual(['Running', 'Accepted']);
    expect(asked).toEqual(['stream', 'stream']);
  });

  test('asks where the stream stays silent', async () => {
    const asked = _network([(signal) => _stream([], false, signal)], () => Response.json({ ...accepted, code: '' }));
    const { seen, done } = _follow();
    await vi.advanceTimersByTimeAsync(5_000);
    await done;
    expect(seen).toEqual(['Accepted']);
    expect(asked).toEqual(['stream', 'show']);
  });

  test('goes on while the server is in trouble', async () => {
    let tries = 0;
    _network([() => _refuse(502)], () => (++tries < 3 ? _refuse(502) : Response.json({ ...accepted, code: '' })));
    const { seen, done } = _follow();
    await vi.advanceTimersByTimeAsync(20_000);
    await done;
    expect(seen).toEqual(['Accepted']);
    expect(tries).toBe(3);
  });

  test('gives up where the server refuses', async () => {
    _network([() => _refuse(404)], () => _refuse(404));
    await expect(_follow().done).rejects.toThrow('API Error 404: no');
  });

  test('ends quietly, and reports nothing more, when the page is left', async () => {
    _network([(signal) => _stream([running], false, signal)], () => Response.json({ ...accepted, code: '' }));
    const leaving = new AbortController();
    const { seen, done } = _follow(leaving.signal);
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(seen).toEqual(['Running']);
  });
});
