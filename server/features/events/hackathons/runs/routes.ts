import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import {
  listRunLanguages as languages,
  runEntryAgain as again,
  showJudgedRun as judged,
  showTrial as trial,
  tryEntry as attempt,
} from '@devorbit/contract/events/entry-runs.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Runners } from '../../../../platform/runners.ts';
import { entryRunsPerHour } from '../limits.ts';
import { listLanguages } from './commands/list-languages.ts';
import { runAgain } from './commands/run-again.ts';
import { showJudgedRun } from './commands/show-judged-run.ts';
import { showTrial } from './commands/show-trial.ts';
import { tryEntry } from './commands/try-entry.ts';

export type RunDeps = {
  database: Database;
  clock: Clock;
  queue: Queue;
  runners: Runners;
  limits: RateLimits;
  catalogue: () => readonly CatalogueEntry[];
};

const headers = { 'cache-control': 'private, no-store' };

export function serveEntryRuns(http: Http, deps: RunDeps): void {
  const take = (user: number) => deps.limits.take(entryRunsPerHour, String(user));
  bind(http, languages, async ({ actor, params }) => ({ body: await listLanguages(deps, actor, params.id), headers }));
  bind(http, trial, async ({ actor, params }) => ({
    body: { run: await showTrial(deps, actor, params.id) },
    headers,
  }));
  bind(http, attempt, async ({ actor, params }) => {
    await take(actor.id);
    return { status: 202, body: { run: await tryEntry(deps, actor, params.id) }, headers };
  });
  bind(http, judged, async ({ actor, params }) => ({ body: await showJudgedRun(deps, actor, params), headers }));
  bind(http, again, async ({ actor, params }) => {
    await take(actor.id);
    return { status: 202, body: { run: await runAgain(deps, actor, params) }, headers };
  });
}
