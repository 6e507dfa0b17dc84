import { followLeaderboard, showLeaderboard as show } from '@devorbit/contract/practice/leaderboard.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http, receive } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import { showLeaderboard } from './commands/show-leaderboard.ts';
import type { Followers } from './followers.ts';

type Deps = { database: Database; clock: Clock; streams: EventStreams; followers: Followers };

export function serveLeaderboard(http: Http, deps: Deps): void {
  bind(http, show, async ({ actor, query }) => ({
    body: await showLeaderboard(deps, actor, query),
    headers: { 'cache-control': 'no-store' },
  }));
  http.endpoints.push(followLeaderboard);
  http.app.route({
    method: 'GET',
    url: followLeaderboard.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      await receive(http, followLeaderboard, request);
      deps.followers.follow(callerAddress(request.ip), () => deps.streams.open(reply));
    },
  });
}
