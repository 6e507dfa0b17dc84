import type { FastifyReply } from 'fastify';
import type { Service } from './service.ts';

/** How long the caller should wait where the machine cannot isolate: until an operator has changed something, in seconds. */
const ISOLATION_RETRY_S = 30;

/** About a second a job. */
const retryAfter = ({ worker, lanes }: Pick<Service, 'worker' | 'lanes'>): number =>
  Math.min(30, 1 + Math.ceil(worker.waiting / Math.max(1, lanes)));

const refuse = (reply: FastifyReply, seconds: number, message: string) =>
  reply.status(503).header('retry-after', seconds).send({ message });

export const refuseUnisolated = (reply: FastifyReply, reason: string) =>
  refuse(reply, ISOLATION_RETRY_S, `isolation unavailable: ${reason}`);

export const refuseFull = (reply: FastifyReply, service: Pick<Service, 'worker' | 'lanes'>) =>
  refuse(reply, retryAfter(service), 'The queue is full; try again soon');

export const refuseClosing = (reply: FastifyReply) => refuse(reply, 1, 'The runner is closing; try again soon');
