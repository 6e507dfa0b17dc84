import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadRequest } from '../piston/bad-request.ts';
import { executeWork } from '../piston/execute-work.ts';
import { readExecution } from '../piston/request.ts';
import { packageRows, runtimeRows } from '../piston/runtimes.ts';
import { refuseClosing, refuseFull, refuseUnisolated } from './refuse.ts';
import type { Service } from './service.ts';

/** Aborted when the caller goes away before the answer. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

const languageOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;

async function answerExecute(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { isolation, catalogue, worker, log } = service;
  if (!isolation.ok) return refuseUnisolated(reply, isolation.reason);
  const asked = readExecution(request.body, catalogue, await service.runtimes.named(languageOf(request.body)));
  const started = performance.now();
  const { work, reply: result } = executeWork(asked, untilGone(reply));
  const over = worker.accept(work);
  if (!over) return refuseFull(reply, service);
  await over;
  const answer = result();
  log.info(
    {
      id: work.id,
      language: asked.runtime.entry.language,
      status: answer ? answer.run.status : 'dropped',
      ms: Math.round(performance.now() - started),
    },
    'execution over',
  );
  return answer ? reply.send(answer) : refuseClosing(reply);
}

/** Piston's v2 wire: under both of its addresses, and `/execute` by itself for clients that add only that. */
export function pistonRoutes(app: FastifyInstance, service: Service): void {
  const { isolation, catalogue } = service;
  void app.register(async (scope) => {
    // The most used client says that its JSON is plain text; of a type that is none Fastify would not even ask a parser.
    scope.addHook('onRequest', async ({ headers }) => void (headers['content-type'] = 'application/json'));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string): Promise<unknown> => {
        try {
          return JSON.parse(body);
        } catch (error) {
          throw new BadRequest('The body is not valid JSON', { cause: error });
        }
      },
    );
    const execute = (request: FastifyRequest, reply: FastifyReply) => answerExecute(service, request, reply);
    for (const base of ['/api/v2', '/api/v2/piston']) {
      scope.get(`${base}/runtimes`, async (_, reply) =>
        isolation.ok ? runtimeRows(await service.runtimes.all()) : refuseUnisolated(reply, isolation.reason),
      );
      scope.get(`${base}/packages`, async (_, reply) =>
        isolation.ok ? packageRows(catalogue, await service.runtimes.all()) : refuseUnisolated(reply, isolation.reason),
      );
      scope.post(`${base}/execute`, execute);
    }
    scope.post('/execute', execute);
  });
}
