import {
  decideProposal as decide,
  editProposal as edit,
  giveReview as give,
  listProposals as list,
  listReviews as listToReview,
  propose as add,
  scheduleProposal as schedule,
  sendDecisions as sendAll,
  setCall as set,
  showCall as show,
  showNames as names,
  showProposal as showOne,
  showReview as showToReview,
  withdrawProposal as withdraw,
} from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { decideProposal } from './commands/decide-proposal.ts';
import { giveReview } from './commands/give-review.ts';
import { listProposals } from './commands/list-proposals.ts';
import { listReviews } from './commands/list-reviews.ts';
import { saveProposal } from './commands/save-proposal.ts';
import { scheduleProposal } from './commands/schedule-proposal.ts';
import { sendDecisions } from './commands/send-decisions.ts';
import { setCall } from './commands/set-call.ts';
import { showCall } from './commands/show-call.ts';
import { showNames } from './commands/show-names.ts';
import { showProposal } from './commands/show-proposal.ts';
import { showReview } from './commands/show-review.ts';
import { withdrawProposal } from './commands/withdraw-proposal.ts';

const headers = { 'cache-control': 'private, no-store' };

type Deps = { database: Database; clock: Clock; limits: RateLimits; queue: Queue };

export function serveProposals(http: Http, deps: Deps): void {
  bind(http, show, async ({ actor, params }) => ({ body: await showCall(deps, actor, params.id), headers }));
  bind(http, set, async ({ actor, params, body, request: { ip } }) => ({
    body: await setCall(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, add, async ({ actor, params, body }) => ({
    status: 201,
    body: await saveProposal(deps, actor, params, body),
    headers,
  }));
  bind(http, edit, async ({ actor, params, body }) => ({
    body: await saveProposal(deps, actor, params, body),
    headers,
  }));
  bind(http, withdraw, async ({ actor, params }) => ({ body: await withdrawProposal(deps, actor, params), headers }));
  bind(http, list, async ({ actor, params }) => ({ body: await listProposals(deps, actor, params.id), headers }));
  bind(http, showOne, async ({ actor, params }) => ({ body: await showProposal(deps, actor, params), headers }));
  bind(http, names, async ({ actor, params, request: { ip } }) => ({
    body: await showNames(deps, { actor, ip }, params.id),
    headers,
  }));
  bind(http, decide, async ({ actor, params, body, request: { ip } }) => ({
    body: await decideProposal(deps, { actor, ip }, params, body),
    headers,
  }));
  bind(http, sendAll, async ({ actor, params, request: { ip } }) => ({
    body: await sendDecisions(deps, { actor, ip }, params.id),
    headers,
  }));
  bind(http, schedule, async ({ actor, params, body }) => ({
    body: await scheduleProposal(deps, actor, params, body),
    headers,
  }));
  bind(http, listToReview, async ({ actor, params }) => ({ body: await listReviews(deps, actor, params.id), headers }));
  bind(http, showToReview, async ({ actor, params }) => ({ body: await showReview(deps, actor, params), headers }));
  bind(http, give, async ({ actor, params, body }) => ({
    body: await giveReview(deps, actor, params, body),
    headers,
  }));
}
