import { CheckOrder, PageMessage } from '@devorbit/contract/execution/language-server-messages.ts';
import {
  assistants,
  isChecker,
  LANGUAGE_SERVER,
  type LanguageServerFrame,
} from '@devorbit/contract/execution/language-servers.ts';
import { FilesPatch, WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BoxRefusal } from '../workspaces/agent.ts';
import { BadPatch } from '../workspaces/files.ts';
import { endOf, type LanguageServerBox } from '../workspaces/language-servers/language-server.ts';
import { isForeign } from './foreign-origin.ts';
import { refuseUnisolated } from './refuse.ts';
import type { Service } from './service.ts';

const PATCH_BYTES = 2 * WORKSPACE.PROJECT_BYTES;
const OVER = [4999, 'Language server over'] as const;

const Wanted = z.strictObject({ server: z.enum(assistants), whose: z.string().min(1).max(100) });

function converse(socket: WebSocket, server: LanguageServerBox): void {
  const Message: z.ZodType<PageMessage | CheckOrder> = isChecker(server.name) ? CheckOrder : PageMessage;
  const pass = (text: string): void => {
    if (socket.bufferedAmount > WORKSPACE.UNREAD_BYTES) socket.terminate();
    else socket.send(text);
  };
  const refuse = (message: string): void =>
    pass(JSON.stringify({ type: 'refused', message } satisfies LanguageServerFrame));
  const receive = (data: Buffer): void => {
    if (data.length > LANGUAGE_SERVER.FRAME_BYTES)
      return refuse(`A message has at most ${LANGUAGE_SERVER.FRAME_BYTES} bytes`);
    let value: unknown;
    try {
      value = JSON.parse(data.toString());
    } catch {
      return refuse('The message is not valid JSON');
    }
    const { success, data: message, error } = Message.safeParse(value);
    if (success) void server.take(message);
    else refuse(z.prettifyError(error));
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => (isBinary ? refuse('Messages are text') : receive(data)));
  socket.once('close', () => server.end('closed'));
  server.attach({
    tell: pass,
    end(frame) {
      pass(JSON.stringify(frame));
      socket.close(...OVER);
    },
  });
}

/** Language servers, for servers: made, given files, and spoken with over a socket that ends them with it. */
export function languageServerRoutes(app: FastifyInstance, { isolation, languageServers: pool, log }: Service): void {
  const gone = (reply: FastifyReply) => reply.status(404).send({ message: 'There is no such language server' });
  const found = (request: FastifyRequest) => pool.find((request.params as { id: string }).id);

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request)) return reply.status(403).send({ message: 'Pages of other sites may not run code here' });
    });
    scope.get('/language-servers', async () => pool.room());
    scope.post('/language-servers', async (request, reply) => {
      const { success, data, error } = Wanted.safeParse(request.body);
      if (!success) return reply.status(400).send({ message: z.prettifyError(error) });
      if (!isolation.ok) return refuseUnisolated(reply, isolation.reason);
      const server = await pool.open(data.server, data.whose).catch((failure: unknown) => {
        log.error({ err: failure }, 'a language server could not be started');
        return 'unavailable' as const;
      });
      if (typeof server === 'string') {
        const { reason, message } = endOf(data.server, server);
        return reply.status(503).send({ reason, message });
      }
      return reply.status(201).send({ id: server.id });
    });
    scope.patch('/language-servers/:id/files', { bodyLimit: PATCH_BYTES }, async (request, reply) => {
      const server = found(request);
      if (!server) return gone(reply);
      const { success, data, error } = FilesPatch.safeParse(request.body);
      if (!success) return reply.status(400).send({ message: z.prettifyError(error) });
      try {
        await server.patch(data);
        return await reply.status(204).send();
      } catch (failure) {
        if (!(failure instanceof BadPatch) && !(failure instanceof BoxRefusal)) throw failure;
        return reply.status(failure instanceof BadPatch ? 400 : 409).send({ message: failure.message });
      }
    });
    scope.route({
      method: 'GET',
      url: '/language-servers/:id/socket',
      onRequest: async (request, reply) => {
        const server = found(request);
        if (!server) return gone(reply);
        if (server.isClaimed) return reply.status(409).send({ message: 'It has a page already' });
      },
      handler: (_, reply) =>
        reply.status(426).header('upgrade', 'websocket').send({ message: 'This address speaks WebSocket only' }),
      wsHandler(socket, request) {
        const server = found(request);
        if (server && !server.isClaimed) converse(socket, server);
        else socket.close(...OVER);
      },
    });
  });
}
