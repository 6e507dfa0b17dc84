import { Readable } from 'node:stream';
import { type DocumentEvent, DocumentRequest } from '@devorbit/contract/execution/documents.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseFull, refuseUnisolated } from './refuse.ts';
import type { Service } from './service.ts';

/** Shorter than what clients take for a dead connection, in ms. */
const HEARTBEAT_MS = 2_000;

/** Lines of JSON and, behind those of type `file`, bytes. `onGone` is called when the reader goes away before the end. */
function openDocumentStream(onGone: () => void) {
  const body = new Readable({ read: () => undefined });
  const heartbeat = setInterval(() => body.push('\n'), HEARTBEAT_MS);
  let ended = false;
  body.once('close', () => {
    clearInterval(heartbeat);
    if (!ended) onGone();
    ended = true;
  });
  return {
    body,
    send(event: DocumentEvent, bytes?: Buffer): void {
      if (ended) return;
      heartbeat.refresh();
      body.push(`${JSON.stringify(event)}\n`);
      if (bytes) body.push(bytes);
    },
    end(): void {
      clearInterval(heartbeat);
      if (!ended) body.push(null);
      ended = true;
    },
  };
}

const failed: DocumentEvent = {
  type: 'finished',
  outcome: 'failed',
  problems: [],
  tools: '',
  cpu_ms: 0,
  memory_kb: 0,
};

/** POST /documents: takes one document apart and tells it as it goes. A caller that goes away ends its work. */
export function documentsRoute(app: FastifyInstance, service: Service): void {
  const { isolation, documents } = service;
  app.post('/documents', async (request, reply) => {
    if (!isolation.ok) return refuseUnisolated(reply, isolation.reason);
    const parsed = DocumentRequest.safeParse(request.body);
    if (!parsed.success) return reply.status(400).send({ message: z.prettifyError(parsed.error) });
    const gone = new AbortController();
    const stream = openDocumentStream(() => gone.abort());
    const taken = documents.accept({
      request: parsed.data,
      signal: gone.signal,
      telling: {
        tell: (event) => stream.send(event),
        give: (file, bytes) => stream.send({ type: 'file', file: { ...file, bytes: bytes.length } }, bytes),
      },
    });
    if (!taken) {
      stream.end();
      return refuseFull(reply, service);
    }
    stream.send({ type: 'queued', position: taken.position });
    void taken.over.then((finished) => {
      stream.send(finished ?? failed);
      stream.end();
    });
    return reply.type('application/octet-stream').send(stream.body);
  });
}
