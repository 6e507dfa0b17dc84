import {
  followGeneration as follow,
  GENERATIONS_PER_DAY,
  generateProblem,
  showGeneration,
  showQuota,
} from '@devorbit/contract/generation.ts';
import { LONGEST_WAIT_MS } from '@devorbit/contract/limits.ts';
import { z } from 'zod';
import type { Changes } from '../../platform/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { bind, type Http, receive } from '../../platform/http/bind.ts';
import type { EventStreams } from '../../platform/http/event-stream.ts';
import type { JudgeClient } from '../../platform/judge-client.ts';
import type { Queue } from '../../platform/queue.ts';
import { fetchTrialPackage } from './commands/fetch-trial-package.ts';
import { followGeneration, waitForProblem } from './commands/follow-generation.ts';
import { queueGeneration } from './commands/queue-generation.ts';
import { readGeneration } from './commands/read-generation.ts';
import { leftToday } from './commands/show-quota.ts';
import { trialPackageNotFound } from './errors.ts';

type Deps = {
  database: Database;
  clock: Clock;
  queue: Queue;
  judge: JudgeClient;
  changes: Changes;
  streams: EventStreams;
  closing: AbortSignal;
  secret: string;
};

export function serveGeneration(http: Http, deps: Deps): void {
  const noStore = { 'cache-control': 'no-store' };
  bind(http, generateProblem, async ({ actor, body: { difficulty = null, tags } }) => {
    const id = await queueGeneration(deps, actor, { difficulty, tags: tags.filter((tag) => tag !== '') });
    const waiting = AbortSignal.any([deps.closing, AbortSignal.timeout(LONGEST_WAIT_MS)]);
    const body = await waitForProblem(deps, actor, id, waiting);
    return { status: body.step === 'published' ? 201 : 202, body, headers: noStore };
  });
  bind(http, showGeneration, async ({ actor, params }) => ({
    body: (await readGeneration(deps, actor, params.id)).generation,
    headers: noStore,
  }));
  bind(http, showQuota, async ({ actor }) => ({
    body: { left_today: await leftToday(deps, actor.id), per_day: GENERATIONS_PER_DAY },
    headers: noStore,
  }));
  serveEvents(http, deps);
  serveTrials(http, deps);
}

/** The events of a generation, until it is finished or somebody hangs up. */
function serveEvents(http: Http, deps: Deps): void {
  http.endpoints.push(follow);
  http.app.route({
    method: 'GET',
    url: follow.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { actor, params } = await receive(http, follow, request);
      const gone = new AbortController();
      const states = followGeneration(deps, actor, params.id, gone.signal);
      const first = await states.next();
      const stream = deps.streams.open(reply);
      stream.over.addEventListener('abort', () => gone.abort());
      try {
        for (let next = first; !next.done; next = await states.next()) await stream.send(next.value);
      } finally {
        stream.end();
      }
    },
  });
}

const Signed = z.object({ digest: z.string(), expires: z.string(), signature: z.string() });

function serveTrials({ app }: Http, deps: Deps): void {
  app.get('/internal/trials/:digest', async (request, reply) => {
    const signed = Signed.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!signed.success) throw trialPackageNotFound();
    return reply.type('application/octet-stream').send(await fetchTrialPackage(deps, signed.data));
  });
}
