import type { Readable } from 'node:stream';
import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { type Answer, type Http, type Parts, receive, sendAnswer } from './bind.ts';
import { discardRest } from './discard-rest.ts';
import { FILE_RECEIVE_MS } from './receive-time.ts';

/** Serves an endpoint whose body is bytes of one type, handed on as they come; nothing of them is read for whoever may not call it. */
export function bindBytes<const E extends Endpoint>(
  http: Http,
  endpoint: E,
  type: string,
  handle: (call: Parts<E> & { bytes: Readable; request: FastifyRequest }) => Promise<Answer<E>>,
): void {
  http.endpoints.push(endpoint);
  // In a scope of its own: no other route takes such bytes, and this one nothing else.
  void http.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(type, (_: FastifyRequest, bytes: Readable, done) => done(null, bytes));
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { receiveMs: FILE_RECEIVE_MS },
      onRequest: async (request, reply) => {
        discardRest(request, reply);
        await receive(http, endpoint, request);
      },
      handler: async (request, reply) => {
        const call = await receive(http, endpoint, request);
        const bytes = (request.body as Readable | undefined) ?? request.raw;
        return sendAnswer(reply, endpoint, await handle({ ...call, bytes, request }));
      },
    });
  });
}
