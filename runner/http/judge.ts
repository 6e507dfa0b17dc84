import { JudgeRequest } from '@devorbit/contract/judging.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { judgeWork } from '../worker/judge-work.ts';
import { openEventStream } from './event-stream.ts';
import type { Service } from './service.ts';

/** How long the caller should wait where the machine cannot isolate: until an operator has changed something, in seconds. */
const ISOLATION_RETRY_S = 30;

/** About a second a job. */
const retryAfter = ({ worker, lanes }: Pick<Service, 'worker' | 'lanes'>): number =>
  Math.min(30, 1 + Math.ceil(worker.waiting / Math.max(1, lanes)));

const refuse = (reply: FastifyReply, seconds: number, message: string) =>
  reply.status(503).header('retry-after', seconds).send({ message });

/** POST /judge: the events of one job, as they happen, a line of JSON each. A caller that goes away ends its job. */
export function judgeRoute(app: FastifyInstance, service: Service): void {
  const { isolation, languages, packages, worker, log } = service;
  app.post('/judge', (request, reply) => {
    if (!isolation.ok) return refuse(reply, ISOLATION_RETRY_S, `isolation unavailable: ${isolation.reason}`);
    const parsed = JudgeRequest.safeParse(request.body);
    if (!parsed.success) return reply.status(400).send({ message: z.prettifyError(parsed.error) });
    const job = parsed.data;
    const language = languages[job.language];

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
      return refuse(reply, retryAfter(service), 'The queue is full; try again soon');
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
