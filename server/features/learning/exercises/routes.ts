import type { Exercise } from '@devorbit/content-reader/learning/frameworks.ts';
import {
  followAttempt as follow,
  listProven,
  proveExercise as prove,
  showAttempt,
  showExerciseSolution,
} from '@devorbit/contract/learning/exercises.ts';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindEvents } from '../../../platform/http/bind-events.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { followAttempt } from './commands/follow-attempt.ts';
import { proveExercise } from './commands/prove-exercise.ts';
import { showSolution } from './commands/show-solution.ts';
import { attemptsPerMinute } from './limits.ts';
import { presentAttempt } from './present.ts';
import { selectOwnAttempt, selectProven } from './store.ts';

type Deps = {
  database: Database;
  clock: Clock;
  queue: Queue;
  changes: Changes;
  limits: RateLimits;
  streams: EventStreams;
  exercises: ReadonlyMap<string, Exercise>;
};

/** A program at its largest, when JSON escapes every sign of it. */
const BODY_LIMIT = 256 * 1024;

export function serveExercises(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };
  bind(
    http,
    prove,
    async ({ actor, params, body }) => {
      await deps.limits.take(attemptsPerMinute, String(actor.id));
      return { body: await proveExercise(deps, actor, { exercise: params.id, source: body.source }), headers };
    },
    { bodyLimit: BODY_LIMIT },
  );
  bind(http, listProven, async ({ actor }) => ({
    body: (await selectProven(deps.database, actor.id)).map(({ exercise }) => exercise),
    headers,
  }));
  bind(http, showAttempt, async ({ actor, params }) => ({
    body: presentAttempt(await selectOwnAttempt(deps.database, actor.id, params.attempt)),
    headers,
  }));
  bind(http, showExerciseSolution, async ({ actor, params }) => ({
    body: await showSolution(deps, actor, params.id),
    headers,
  }));
  bindEvents(http, deps.streams, follow, ({ actor, params }, gone) => followAttempt(deps, actor, params.attempt, gone));
}
