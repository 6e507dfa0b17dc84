import type { FastifyInstance } from 'fastify';
import { METRICS_TYPE, presentMetrics } from '../platform/metrics.ts';
import type { Service } from './service.ts';

/** For Prometheus. The runner listens on the loopback or on an inner network; nothing of a learner is in it. */
export function metricsRoute(app: FastifyInstance, { worker }: Pick<Service, 'worker'>): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(METRICS_TYPE).send(await presentMetrics({ waiting: worker.waiting, running: worker.running })),
  );
}
