import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { connectRoutes } from './connect.ts';
import { documentsRoute } from './documents.ts';
import { healthRoute } from './health.ts';
import { judgeRoute } from './judge.ts';
import { languageServerRoutes } from './language-servers.ts';
import { metricsRoute } from './metrics.ts';
import { pistonRoutes } from './piston.ts';
import type { Service } from './service.ts';
import { workspaceRoutes } from './workspaces.ts';

/** The code and the input at their limits, every character escaped as JSON may do. */
const BODY_BYTES = 8 * 1024 * 1024;

/** The runner's doors. Every error is answered as `{ message }`. */
export function createApp(service: Service): FastifyInstance {
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    // What Fastify says of a bad body may quote it; the status tells enough.
    if (status >= 500)
      service.log.error({ method: request.method, route: request.routeOptions.url, err: error }, 'a request failed');
    return reply.status(status).send({ message: status >= 500 ? 'The runner failed' : messageOf(error) });
  };
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    logger: false,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      // What the router refuses reaches no hook, and the one that ends refused upgrades is a hook.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
      void answerError(error, request, reply);
    },
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({ message: `There is no ${request.method} ${request.url.slice(0, 200)} here` }),
  );
  judgeRoute(app, service);
  documentsRoute(app, service);
  healthRoute(app, service);
  pistonRoutes(app, service);
  connectRoutes(app, service);
  workspaceRoutes(app, service);
  languageServerRoutes(app, service);
  metricsRoute(app, service);
  return app;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
