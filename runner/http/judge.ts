import { JudgeRequest } from '@devorbit/contract/execution/judging.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { judgeWork } from '../worker/judge-work.ts';
import { openEventStream } from './event-stream.ts';
import { refuseFull, refuseUnisolated } from './refuse.ts';
import type { Service } from './service.ts';

/** POST /judge: the events of one job, as they happen, a line of JSON each. A caller that goes away ends its job. */
export function judgeRoute(app: FastifyInstance, service: Service): void {
  const { isolation, languages, packages, worker, log } = service;
  app.post('/judge', async (request, reply) => {
    if (!isolation.ok) return refuseUnisolated(reply, isolation.reason);
    const parsed = JudgeRequest.safeParse(request.body);
    if (!parsed.success) return reply.status(400).send({ message: z.prettifyError(parsed.error) });
    const job = parsed.data;
    const language = await languages.now(job.language);

    const gone = new AbortController();
    const events = openEventStream(() => gone.abort());
    if (!language.ready) {
      events.send({
        type: 'finished',
        verdict: 'Judge Error',
        message: language.reason,
        runtime_ms: 0,
        memory_kb: 0,
        passed: 0,
        total: 0,
      });
      events.end();
      return reply.type('application/x-ndjson').send(events.body);
    }

    const started = performance.now();
    const over = worker.accept(judgeWork(job, language.tools, packages, events.send, gone.signal));
    if (!over) {
      events.end();
      return refuseFull(reply, service);
    }
    void over.then(() => {
      events.end();
      log.info(
        {
          id: job.id,
          language: job.language,
          kind: job.task.kind,
          verdict: events.verdict(),
          ms: Math.round(performance.now() - started),
        },
        'job over',
      );
    });
    return reply.type('application/x-ndjson').send(events.body);
  });
}
