import {
  followGeneration as follow,
  GENERATIONS_PER_DAY,
  generateProblem,
  showGeneration,
  showQuota,
} from '@devorbit/contract/practice/generation.ts';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindEvents } from '../../../platform/http/bind-events.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import type { JudgeClient } from '../../../platform/judge-client.ts';
import type { Queue } from '../../../platform/queue.ts';
import { followGeneration, waitForProblem } from './commands/follow-generation.ts';
import { queueGeneration } from './commands/queue-generation.ts';
import { readGeneration } from './commands/read-generation.ts';
import { leftToday } from './commands/show-quota.ts';

type Deps = {
  database: Database;
  clock: Clock;
  queue: Queue;
  judge: JudgeClient;
  changes: Changes;
  streams: EventStreams;
  closing: AbortSignal;
  /** How long a wish is waited for before it is answered how far it is, in ms. */
  patienceMs: number;
};

export function serveGeneration(http: Http, deps: Deps): void {
  const noStore = { 'cache-control': 'no-store' };
  bind(http, generateProblem, async ({ actor, body: { difficulty = null, tags }, query: { wait } }) => {
    const id = await queueGeneration(deps, actor, { difficulty, tags: tags.filter((tag) => tag !== '') });
    if (wait === 'false')
      return { status: 202, body: (await readGeneration(deps, actor, id)).generation, headers: noStore };
    const waiting = AbortSignal.any([deps.closing, AbortSignal.timeout(deps.patienceMs)]);
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
  bindEvents(http, deps.streams, follow, ({ actor, params }, gone) => followGeneration(deps, actor, params.id, gone));
}
