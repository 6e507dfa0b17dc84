import {
  FilesPatch,
  ProjectPath,
  readPieceFrame,
  pieceFrame,
  WORKSPACE,
  type WorkspaceFrame,
  type WorkspaceMade,
  WorkspaceOrder,
} from '@devorbit/contract/execution/workspaces.ts';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createRate } from '../platform/rate.ts';
import { BoxRefusal } from '../workspaces/agent.ts';
import { BadPatch } from '../workspaces/files.ts';
import { Refusal } from '../workspaces/refusal.ts';
import { CannotRun } from '../workspaces/run-plan.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import { isForeign } from './foreign-origin.ts';
import { refuseUnisolated } from './refuse.ts';
import type { Service } from './service.ts';

/** A whole project in base64, and what JSON adds. */
const PATCH_BYTES = 2 * WORKSPACE.PROJECT_BYTES;
/** The reason with which a workspace's socket closes once it was told that all is over. */
const OVER = [4999, 'Workspace over'] as const;

const inWords = (error: unknown): string | null =>
  error instanceof Refusal || error instanceof BoxRefusal || error instanceof CannotRun || error instanceof BadPatch
    ? error.message
    : null;

function converse(socket: WebSocket, workspace: Workspace, { log }: Service): void {
  const isTooMany = createRate(WORKSPACE.ORDERS_PER_S);
  const pass = (data: string | Uint8Array): void => {
    if (socket.bufferedAmount > WORKSPACE.UNREAD_BYTES) socket.terminate();
    else socket.send(data);
  };
  const send = (frame: WorkspaceFrame): void => {
    pass(JSON.stringify(frame));
    if (frame.type === 'ended') socket.close(...OVER);
  };
  const member = { send, piece: (stream: number, bytes: Buffer) => pass(pieceFrame(stream, bytes)) };

  const obey = async (order: WorkspaceOrder): Promise<void> => {
    try {
      await workspace.obey(order, member);
    } catch (error) {
      const words = inWords(error);
      if (words === null) log.warn({ err: error }, 'an order to a workspace failed');
      const message = words ?? 'The workspace could not do this';
      if ('request' in order) send({ type: 'refused', request: order.request, message });
      else send({ type: 'error', message });
    }
  };
  const receive = (text: string): void => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return send({ type: 'error', message: 'The frame is not valid JSON' });
    }
    const { success, data, error } = WorkspaceOrder.safeParse(value);
    if (!success) return send({ type: 'error', message: z.prettifyError(error) });
    if (data.type !== 'credit' && isTooMany()) {
      const message = 'Too many orders at once; wait a second';
      return send('request' in data ? { type: 'refused', request: data.request, message } : { type: 'error', message });
    }
    void obey(data);
  };
  const receivePiece = (bytes: Buffer): void => {
    const piece = readPieceFrame(bytes);
    if (!piece) return send({ type: 'error', message: `A piece has from 2 to ${WORKSPACE.PIECE_BYTES + 2} bytes` });
    try {
      workspace.input(piece.stream, Buffer.from(piece.bytes));
    } catch (error) {
      send({ type: 'error', message: inWords(error) ?? 'The input could not be taken' });
    }
  };

  socket.once('close', () => workspace.leave(member));
  socket.on('message', (data: Buffer, isBinary: boolean) => (isBinary ? receivePiece(data) : receive(data.toString())));
  workspace.join(member);
}

/** Workspaces, for servers: made and ended, their files, and a socket for everything that goes on in one. */
export function workspaceRoutes(app: FastifyInstance, service: Service): void {
  const { isolation, workspaces, log } = service;
  const refuseForeign = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForeign(request)) return reply.status(403).send({ message: 'Pages of other sites may not run code here' });
  };
  const gone = (reply: FastifyReply) => reply.status(404).send({ message: 'There is no such workspace: it has ended' });
  const found = (request: FastifyRequest) => workspaces.find((request.params as { id: string }).id);

  void app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeign);
    scope.get('/workspaces', async () => workspaces.room());
    scope.post('/workspaces', async (_, reply) => {
      if (!isolation.ok) return refuseUnisolated(reply, isolation.reason);
      const workspace = await workspaces.open().catch((error: unknown) => {
        log.error({ err: error }, 'a workspace could not be made');
        return error instanceof Error ? error : new Error(String(error));
      });
      const refuse = (seconds: number, message: string) =>
        reply.status(503).header('retry-after', seconds).send({ message });
      if (workspace instanceof Error) return refuse(30, `No workspace can be made: ${workspace.message}`);
      if (!workspace) return refuse(5, 'All workspaces are in use; try again soon');
      return reply.status(201).send({ workspace: workspace.id } satisfies WorkspaceMade);
    });
    scope.delete('/workspaces/:id', async (request, reply) => {
      const workspace = found(request);
      if (!workspace) return gone(reply);
      workspace.close();
      await workspace.over;
      return reply.status(204).send();
    });
    scope.get('/workspaces/:id/files', async (request, reply) => found(request)?.files() ?? gone(reply));
    scope.patch('/workspaces/:id/files', { bodyLimit: PATCH_BYTES }, async (request, reply) => {
      const workspace = found(request);
      if (!workspace) return gone(reply);
      const { success, data, error } = FilesPatch.safeParse(request.body);
      if (!success) return reply.status(400).send({ message: z.prettifyError(error) });
      try {
        await workspace.patch(data);
        return await reply.status(204).send();
      } catch (failure) {
        const words = inWords(failure);
        if (words === null) throw failure;
        return reply.status(failure instanceof BadPatch ? 400 : 409).send({ message: words });
      }
    });
    scope.get('/workspaces/:id/file', async (request, reply) => {
      const workspace = found(request);
      if (!workspace) return gone(reply);
      const { success, data, error } = z.object({ path: ProjectPath }).safeParse(request.query);
      if (!success) return reply.status(400).send({ message: z.prettifyError(error) });
      try {
        const bytes = await workspace.file(data.path);
        if (!bytes) return await reply.status(413).send({ message: `${data.path} is too large to be read` });
        return await reply.type('application/octet-stream').send(bytes);
      } catch (failure) {
        const words = inWords(failure);
        if (words === null) throw failure;
        return reply.status(409).send({ message: words });
      }
    });
    scope.route({
      method: 'GET',
      url: '/workspaces/:id/socket',
      onRequest: async (request, reply) => {
        const workspace = found(request);
        if (!workspace) return gone(reply);
        if (workspace.isFull) return reply.status(503).send({ message: 'Too many people are in this workspace' });
      },
      handler: (_, reply) =>
        reply.status(426).header('upgrade', 'websocket').send({ message: 'This address speaks WebSocket only' }),
      wsHandler(socket, request) {
        const workspace = found(request);
        if (workspace) converse(socket, workspace, service);
        else socket.close(...OVER);
      },
    });
  });
}
