import type { RunnerHealth } from '@devorbit/contract/judging.ts';
import type { FastifyInstance } from 'fastify';
import { presentLanguages } from '../languages/detect.ts';
import type { Service } from './service.ts';

export function healthRoute(app: FastifyInstance, { isolation, lanes, languages, worker }: Service): void {
  app.get('/healthz', (_request, reply) => {
    const health: RunnerHealth = {
      ok: isolation.ok,
      isolation,
      languages: presentLanguages(languages),
      lanes,
      waiting: worker.waiting,
    };
    return reply.status(health.ok ? 200 : 503).send(health);
  });
}
