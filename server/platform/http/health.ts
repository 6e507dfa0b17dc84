import type { Health } from '@devorbit/contract/health.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database.ts';
import type { JudgeClient } from '../judge-client.ts';
import type { Http } from './bind.ts';
import { identify } from './identify.ts';

/**
 * GET /healthz: the process lives, and whether code can be run; what runs there, and why not, is for staff. GET /readyz: it
 * can also reach the database.
 */
export function serveHealth({ app, sessions }: Http, database: Database, judge: JudgeClient): void {
  /** Whoever cannot be told, because the codes differ or the database is away, is a guest. */
  const isStaff = async (request: FastifyRequest): Promise<boolean> => {
    const caller = await identify(request, sessions).catch(() => null);
    return caller !== null && (caller.is_staff || caller.is_superuser);
  };
  app.get('/healthz', async (request, reply): Promise<Health> => {
    reply.header('cache-control', 'no-store');
    const [staff, { health }] = await Promise.all([isStaff(request), judge.health()]);
    return { status: 'ok', runner: staff ? health : { ok: health.ok } };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.raw('select 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be reached');
      return reply.code(503).send({ status: 'unready', reason: 'The database cannot be reached' });
    }
  });
}
