import { LONGEST_WAIT_MS } from '@devorbit/contract/limits.ts';
import {
  followSubmission,
  listProgress,
  listSubmissions as list,
  recordProgress,
  runCode as run,
  showMoment as moment,
  showStanding as standing,
  showSubmission,
  submitSolution as submit,
  type SubmissionEvent,
} from '@devorbit/contract/practice/submissions.ts';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindEvents } from '../../../platform/http/bind-events.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import type { JudgeClient } from '../../../platform/judge-client.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { runsPerMinute } from '../../execution/execution/limits.ts';
import { followResult } from './commands/follow-result.ts';
import { listSubmissions } from './commands/list-submissions.ts';
import { readResult } from './commands/read-result.ts';
import { runCode } from './commands/run-code.ts';
import { showMoment } from './commands/show-moment.ts';
import { showProgress } from './commands/show-progress.ts';
import { showStanding } from './commands/show-standing.ts';
import { submitSolution } from './commands/submit-solution.ts';
import { waitForVerdict } from './commands/wait-for-verdict.ts';
import { submitsPerMinute } from './limits.ts';
import { createPlaces, type Places } from './places.ts';
import { serveSharing } from './sharing/routes.ts';

type Deps = {
  database: Database;
  clock: Clock;
  queue: Queue;
  judge: JudgeClient;
  changes: Changes;
  limits: RateLimits;
  streams: EventStreams;
  places: Places;
  closing: AbortSignal;
};

/** Largest body of a run, in bytes: code and input at their largest, when JSON escapes double their lines' ends. */
const RUN_BODY_LIMIT = 3 * 1024 * 1024;

export function serveSubmissions(http: Http, given: Omit<Deps, 'places'>): void {
  const deps: Deps = { ...given, places: createPlaces(given.database) };
  const { limits } = deps;
  const noStore = { 'cache-control': 'no-store' };
  const answer = async (actor: Actor, id: string, wait: boolean) => {
    const result = wait
      ? await waitForVerdict(deps, actor, id, AbortSignal.any([deps.closing, AbortSignal.timeout(LONGEST_WAIT_MS)]))
      : (await readResult(deps, actor, id)).result;
    return { status: result.judged_at === null ? 202 : 200, body: result, headers: noStore };
  };

  bind(
    http,
    run,
    async ({ actor, body }) => {
      await limits.take(runsPerMinute, String(actor.id));
      return answer(actor, await runCode(deps, actor, body), body.wait);
    },
    { bodyLimit: RUN_BODY_LIMIT },
  );
  bind(http, submit, async ({ actor, body }) => {
    await limits.take(submitsPerMinute, String(actor.id));
    return answer(actor, await submitSolution(deps, actor, body), body.wait);
  });
  bind(http, list, async ({ actor, query }) => {
    const { total, rows } = await listSubmissions(deps, actor, query);
    return { body: rows, headers: { ...noStore, 'x-total-count': String(total) } };
  });
  bind(http, standing, async ({ actor, params }) => ({
    body: await showStanding(deps, actor, params.id),
    headers: noStore,
  }));
  bind(http, moment, async ({ actor, params, query }) => ({
    body: await showMoment(deps, actor, params.id, query.time_zone),
    headers: noStore,
  }));
  bind(http, showSubmission, async ({ actor, params }) => {
    const { result, ...more } = await readResult(deps, actor, params.id);
    const ahead = result.status === 'Queued' ? await deps.places.of(actor, params.id) : null;
    return { body: { ...result, ahead, ...more }, headers: noStore };
  });
  bind(http, listProgress, async ({ actor, query }) => ({
    body: [await showProgress(deps, actor, query.time_zone)],
    headers: noStore,
  }));
  bind(http, recordProgress, async ({ actor }) => ({ body: await showProgress(deps, actor), headers: noStore }));
  serveSharing(http, deps);
  bindEvents(http, deps.streams, followSubmission, ({ actor, params }, gone) =>
    submissionEvents(deps, actor, params.id, gone),
  );
}

/** What is told of a submission, until its verdict. */
async function* submissionEvents(
  deps: Deps,
  actor: Actor,
  id: string,
  gone: AbortSignal,
): AsyncGenerator<SubmissionEvent> {
  for await (const result of followResult(deps, actor, id, gone))
    yield { type: result.judged_at === null ? 'progress' : 'finished', result };
}
