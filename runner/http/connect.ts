import { CONSOLE_FRAME_BYTES } from '@devorbit/contract/limits.ts';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { openConversation } from './conversation.ts';
import { isForeign } from './foreign-origin.ts';
import type { Service } from './service.ts';

/** Piston's WebSocket, under its addresses. */
export function connectRoutes(app: FastifyInstance, service: Service): void {
  const conversations = new Set<(message: string) => void>();

  // Beside all routes, so that an upgrade that none of them asked for ends with its answer.
  void app.register(websocket, {
    options: { maxPayload: CONSOLE_FRAME_BYTES },
    errorHandler: (error) => service.log.info({ err: error }, 'a WebSocket broke the protocol'),
    preClose(done) {
      for (const fail of conversations) fail('The runner is closing; try again soon');
      done();
    },
  });
  void app.register(async (scope) => {
    for (const base of ['', '/api/v2', '/api/v2/piston'])
      scope.route({
        method: 'GET',
        url: `${base}/connect`,
        onRequest: async (request, reply) => {
          if (isForeign(request))
            return reply.status(403).send({ message: 'Pages of other sites may not run code here' });
        },
        handler: (_, reply) =>
          reply.status(426).header('upgrade', 'websocket').send({ message: 'This address speaks WebSocket only' }),
        wsHandler(socket) {
          const fail = openConversation(socket, service);
          conversations.add(fail);
          socket.once('close', () => conversations.delete(fail));
        },
      });
  });
}
