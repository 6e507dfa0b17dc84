import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { pause } from './clock.ts';
import { addressOf, fetchWithSession, type Given, type Route } from './http-client.ts';

type EventOf<E extends Endpoint> = E['events'] extends z.ZodType ? z.output<E['events']> : never;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** A stream without a byte for this long is taken for dead; the server's comments keep a living one awake. */
const SILENCE_MS = 45_000;

/** The events of a text/event-stream endpoint, reconnecting until the caller leaves the loop or aborts. Throws ApiError when the server refuses (4xx). */
export async function* liveEvents<const E extends Endpoint>(
  endpoint: E | Route<E>,
  given: Given<E> & { signal: AbortSignal },
): AsyncGenerator<EventOf<E>, void> {
  let wait = FIRST_WAIT_MS;
  let shortest = FIRST_WAIT_MS;
  let lastId: string | undefined;
  while (!given.signal.aborted) {
    const silence = new AbortController();
    const left = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const heard = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
    };
    try {
      const response = await fetchWithSession(addressOf(endpoint.path, given), {
        headers: { Accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }) },
        signal: AbortSignal.any([given.signal, silence.signal, left.signal]),
      });
      if (response.body) {
        // Fetched by who listens: pages load before anybody does.
        const { EventSourceParserStream } = await import('eventsource-parser/stream');
        const bytes = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (chunk, out) => (heard(), out.enqueue(chunk)),
        });
        const events = response.body
          .pipeThrough(bytes)
          .pipeThrough(new TextDecoderStream())
          .pipeThrough(new EventSourceParserStream({ onRetry: (ms) => (shortest = ms) }));
        const reader = events.getReader();
        for (let next = await reader.read(); !next.done; next = await reader.read()) {
          lastId = next.value.id ?? lastId;
          wait = shortest;
          yield JSON.parse(next.value.data) as EventOf<E>;
        }
      }
    } catch (error) {
      if (given.signal.aborted) return;
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
    } finally {
      clearTimeout(timer);
      left.abort();
    }
    await pause(wait, given.signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}
