import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { Refusal } from '../errors.ts';
import { type Http, type Parts, receive } from './bind.ts';
import type { EventStreams } from './event-stream.ts';

/**
 * Serves an endpoint of server-sent events: every event that `follow` gives, until it gives no more or somebody hangs up,
 * which aborts `gone`. What it throws before its first event is answered as a refusal. A stream may outlive its session:
 * `admitted` tells whether the caller would still be let in.
 */
export function bindEvents<const E extends Endpoint>(
  http: Http,
  streams: EventStreams,
  endpoint: E,
  follow: (
    call: Parts<E> & { ip: string },
    gone: AbortSignal,
    admitted: () => Promise<boolean>,
  ) => AsyncGenerator<unknown>,
): void {
  http.endpoints.push(endpoint);
  http.app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const gone = new AbortController();
      const admitted = () =>
        receive(http, endpoint, request).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Refusal) return false;
            throw error;
          },
        );
      const events = follow({ ...(await receive(http, endpoint, request)), ip: request.ip }, gone.signal, admitted);
      const first = await events.next();
      const stream = streams.open(reply);
      stream.over.addEventListener('abort', () => gone.abort());
      try {
        for (let next = first; !next.done; next = await events.next()) await stream.send(next.value);
      } finally {
        stream.end();
      }
    },
  });
}
