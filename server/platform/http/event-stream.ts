import { once } from 'node:events';
import type { FastifyReply } from 'fastify';

/** A comment this often keeps proxies from closing a quiet stream, in ms. */
const HEARTBEAT_MS = 15_000;

export type EventStream = {
  /** Writes one event as JSON; resolves when the reader can take the next. */
  send(data: unknown): Promise<void>;
  end(): void;
  /** Aborted when the stream is over, whoever ended it. */
  over: AbortSignal;
};

/** Open streams of a server, so that they can be ended before it closes. */
export type EventStreams = { open(reply: FastifyReply): EventStream; endAll(): void };

export function createEventStreams(heartbeatMs = HEARTBEAT_MS): EventStreams {
  const streams = new Set<EventStream>();
  return {
    open(reply) {
      reply.hijack();
      const { raw } = reply;
      const over = new AbortController();
      const headers = {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'close',
      };
      raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
      raw.flushHeaders();
      const beat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
      const stream: EventStream = {
        async send(data) {
          if (over.signal.aborted || raw.write(`data: ${JSON.stringify(data)}\n\n`)) return;
          await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
        },
        end: () => void raw.end(),
        over: over.signal,
      };
      const finish = () => {
        clearInterval(beat);
        streams.delete(stream);
        over.abort();
      };
      streams.add(stream);
      if (raw.destroyed) finish();
      else raw.on('close', finish);
      return stream;
    },
    endAll() {
      for (const stream of streams) stream.end();
    },
  };
}
