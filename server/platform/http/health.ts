import type { Health } from '@devorbit/contract/health.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database.ts';
import type { JudgeClient } from '../judge-client.ts';
import type { Caller } from '../sessions.ts';
import type { Http } from './bind.ts';
import { identify } from './identify.ts';

type Deps = {
  database: Database;
  judge: JudgeClient;
  /** Names of the jobs that fail; null for a caller who may not know. */
  failingJobs: (caller: Caller | null) => Promise<string[] | null>;
};

/**
 * GET /healthz: the process lives, and whether code can be run; staff also read which jobs fail. GET /readyz: it can also
 * reach the database.
 */
export function serveHealth({ app, sessions }: Http, { database, judge, failingJobs }: Deps): void {
  // The process lives whatever the database does: without it nobody is known.
  const known = async (request: FastifyRequest): Promise<Pick<Health, 'failing_jobs'>> => {
    try {
      const names = await failingJobs(await identify(request, sessions));
      return names === null ? {} : { failing_jobs: names };
    } catch (error) {
      request.log.warn({ err: error }, 'the jobs that fail could not be told');
      return {};
    }
  };
  app.get('/healthz', async (request, reply): Promise<Health> => {
    reply.header('cache-control', 'no-store');
    const [{ health }, jobs] = await Promise.all([judge.health(), known(request)]);
    return { status: 'ok', runner: health, ...jobs };
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
