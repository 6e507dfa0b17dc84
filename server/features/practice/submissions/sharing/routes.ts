import {
  listSolutions as list,
  shareSubmission as share,
  showSolution as show,
  voteForSolution as vote,
} from '@devorbit/contract/practice/submissions.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { votesPerMinute } from '../limits.ts';
import { listSolutions } from './commands/list-solutions.ts';
import { shareSubmission } from './commands/share-submission.ts';
import { showSolution } from './commands/show-solution.ts';
import { voteForSolution } from './commands/vote-for-solution.ts';

/** Solutions that their authors share with those who have solved the problem too. */
export function serveSharing(http: Http, deps: { database: Database; clock: Clock; limits: RateLimits }): void {
  const noStore = { 'cache-control': 'no-store' };
  bind(http, list, async ({ actor, params, query }) => {
    const { total, rows } = await listSolutions(deps, actor, params.id, query);
    return { body: rows, headers: { ...noStore, 'x-total-count': String(total) } };
  });
  bind(http, show, async ({ actor, params }) => ({
    body: await showSolution(deps, actor, params.id),
    headers: noStore,
  }));
  bind(http, share, async ({ actor, params, body }) => ({
    body: { shared: await shareSubmission(deps, actor, params.id, body) },
    headers: noStore,
  }));
  bind(http, vote, async ({ actor, params, body }) => {
    await deps.limits.take(votesPerMinute, String(actor.id));
    return { body: await voteForSolution(deps, actor, params.id, body.voted), headers: noStore };
  });
}
