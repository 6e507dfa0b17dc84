import type { Health } from '@devorbit/contract/operations/health.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import type { FastifyRequest } from 'fastify';
import { AWAY_RETRY_S } from '../../../../platform/database-away.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Http } from '../../../../platform/http/bind.ts';
import { identify } from '../../../../platform/http/identify.ts';
import type { JudgeClient } from '../../../../platform/judge-client.ts';
import type { Caller } from '../../../../platform/sessions.ts';
import { reachDatabase } from './probe.ts';

type Deps = {
  database: Database;
  judge: JudgeClient;
  /** Names of the jobs that fail; null for a caller who may not know. */
  failingJobs: (caller: Caller | null) => Promise<string[] | null>;
};

/**
 * GET /healthz: the process lives, and whether code can be run; what runs there, why not, and which jobs fail is for staff.
 * GET /readyz: it can also reach the database.
 */
export function serveHealth({ app, sessions }: Http, { database, judge, failingJobs }: Deps): void {
  /** Whoever cannot be told, because the codes differ or the database is away, is a guest. */
  const known = async (request: FastifyRequest): Promise<{ staff: boolean; jobs: string[] | null }> => {
    try {
      const caller = await identify(request, sessions);
      const staff = caller !== null && isStaff(caller);
      return { staff, jobs: await failingJobs(caller) };
    } catch (error) {
      request.log.debug({ err: error }, 'whoever asks for the health is told what a guest is told');
      return { staff: false, jobs: null };
    }
  };
  app.get('/healthz', async (request, reply): Promise<Health> => {
    reply.header('cache-control', 'no-store');
    const [{ staff, jobs }, { health }] = await Promise.all([known(request), judge.health()]);
    return {
      status: 'ok',
      runner: staff ? health : { ok: health.ok },
      ...(jobs === null ? {} : { failing_jobs: jobs }),
    };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await reachDatabase(database);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be reached');
      return reply
        .header('retry-after', AWAY_RETRY_S)
        .code(503)
        .send({ status: 'unready', reason: 'The database can’t be reached' });
    }
  });
}
