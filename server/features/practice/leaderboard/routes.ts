import {
  chooseUniversity as choose,
  followLeaderboard,
  listUniversities as list,
  showLeaderboard as show,
} from '@devorbit/contract/practice/leaderboard.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http, receive } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { chooseUniversity } from './commands/choose-university.ts';
import { listUniversities } from './commands/list-universities.ts';
import { showLeaderboard } from './commands/show-leaderboard.ts';
import { universitiesPerHour } from './limits.ts';
import type { Subscribers } from './subscribers.ts';

type Deps = {
  database: Database;
  clock: Clock;
  streams: EventStreams;
  limits: RateLimits;
  subscribers: Subscribers;
  /** Names of all universities by their slugs, in order. */
  universities: ReadonlyMap<string, string>;
};

export function serveLeaderboard(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, show, async ({ actor, query }) => ({
    body: await showLeaderboard(deps, actor, query),
    headers,
  }));
  bind(http, list, async ({ actor }) => ({ body: await listUniversities(deps, deps.universities, actor), headers }));
  bind(http, choose, async ({ actor, body: { university } }) => {
    await deps.limits.take(universitiesPerHour, String(actor.id));
    await chooseUniversity(deps, deps.universities, actor, university);
    return { body: { university }, headers };
  });
  http.endpoints.push(followLeaderboard);
  http.app.route({
    method: 'GET',
    url: followLeaderboard.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      await receive(http, followLeaderboard, request);
      deps.subscribers.follow(callerAddress(request.ip), () => deps.streams.open(reply));
    },
  });
}
