import {
  answerReview,
  exportReviews,
  listReviews,
  removeReview,
  showReviewsDue,
  undoReview,
} from '@devorbit/contract/learning/reviews.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Cards } from './cards.ts';
import { answerCard } from './commands/answer-card.ts';
import { exportCards } from './commands/export-cards.ts';
import { listDue } from './commands/list-due.ts';
import { removeCard } from './commands/remove-card.ts';
import { showDue } from './commands/show-due.ts';
import { undoAnswer } from './commands/undo-answer.ts';
import { reviewExportsPerMinute, reviewsPerMinute } from './limits.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; cards: Cards };

export function serveReviews(http: Http, deps: Deps): void {
  const { database, limits } = deps;
  const headers = { 'cache-control': 'no-store' };
  bind(http, listReviews, async ({ actor, query }) => ({
    body: await listDue(deps, actor, query.time_zone),
    headers,
  }));
  bind(http, showReviewsDue, async ({ actor, query }) => ({
    body: await showDue(deps, actor, query.time_zone),
    headers,
  }));
  bind(http, exportReviews, async ({ actor, params }) => {
    await limits.take(reviewExportsPerMinute, String(actor.id));
    return { body: await exportCards(deps, actor, params.format), headers };
  });
  bind(http, undoReview, async ({ actor, body }) => {
    await limits.take(reviewsPerMinute, String(actor.id));
    return { body: await undoAnswer(deps, actor, body.time_zone), headers };
  });
  bind(http, answerReview, async ({ actor, params, body: { time_zone, ...answer } }) => {
    await limits.take(reviewsPerMinute, String(actor.id));
    return { body: await answerCard(deps, actor, { id: params.id, ...answer, zone: time_zone }), headers };
  });
  bind(http, removeReview, async ({ actor, params }) => {
    await limits.take(reviewsPerMinute, String(actor.id));
    await removeCard(database, actor, params.id);
    return { body: { removed: true as const }, headers };
  });
}
