import type { Health } from '@devorbit/contract/health.ts';
import type { FastifyInstance } from 'fastify';
import { AWAY_RETRY_S } from '../database-away.ts';
import type { Database } from '../database.ts';
import type { JudgeClient } from '../judge-client.ts';

/** GET /healthz: the process lives, and whether code can be run. GET /readyz: it can also reach the database. */
export function serveHealth(app: FastifyInstance, database: Database, judge: JudgeClient): void {
  app.get('/healthz', async (_, reply): Promise<Health> => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', runner: (await judge.health()).health };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.raw('select 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be reached');
      return reply
        .header('retry-after', AWAY_RETRY_S)
        .code(503)
        .send({ status: 'unready', reason: 'The database cannot be reached' });
    }
  });
}
