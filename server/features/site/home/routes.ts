import {
  runSample as run,
  type Sample,
  showFigures,
  showMemberHome as memberHome,
} from '@devorbit/contract/site/home.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindEvents } from '../../../platform/http/bind-events.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import { createFigures } from './commands/create-figures.ts';
import { type Deps as RunDeps, runSample } from './commands/run-sample.ts';
import { showMemberHome } from './commands/show-member-home.ts';
import { createSampleQueue } from './sample-queue.ts';

type Deps = Omit<RunDeps, 'queue'> & { database: Database; clock: Clock; streams: EventStreams; sample: Sample };

/** Runs of the sample at a time, and visitors who wait for one: at half a second a run nobody waits long. */
const AT_ONCE = 2;
const WAITING = 12;

export function serveHome(http: Http, deps: Deps): void {
  const running = { ...deps, queue: createSampleQueue(AT_ONCE, WAITING) };
  const figures = createFigures(deps);
  bindEvents(http, deps.streams, run, ({ body, ip }, gone) => runSample(running, { ip, seed: body.seed }, gone));
  bind(http, showFigures, async () => ({
    body: await figures(),
    headers: { 'cache-control': 'public, max-age=60' },
  }));
  bind(http, memberHome, async ({ actor, query }) => ({
    body: await showMemberHome(deps, actor, query.time_zone),
    headers: { 'cache-control': 'no-store' },
  }));
}
