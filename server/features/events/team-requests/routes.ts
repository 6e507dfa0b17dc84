import {
  acceptTeamRequest as accept,
  askToJoinTeam as ask,
  endTeamRequest as end,
  inviteToTeam as invite,
  listLookingTeams as looking,
  listTeamRequests as list,
} from '@devorbit/contract/events/team-requests.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { acceptTeamRequest } from './commands/accept-team-request.ts';
import { askToJoinTeam } from './commands/ask-to-join-team.ts';
import { endTeamRequest } from './commands/end-team-request.ts';
import { inviteToTeam } from './commands/invite-to-team.ts';
import { listLookingTeams } from './commands/list-looking-teams.ts';
import { listTeamRequests } from './commands/list-team-requests.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveTeamRequests(http: Http, deps: { database: Database; clock: Clock; limits: RateLimits }): void {
  bind(http, list, async ({ actor, params }) => ({ body: await listTeamRequests(deps, actor, params.id), headers }));
  bind(http, looking, async ({ actor, params, query }) => {
    const { teams, total } = await listLookingTeams(deps, actor, params.id, query);
    return { body: teams, headers: { ...headers, 'x-total-count': String(total) } };
  });
  bind(http, invite, async ({ actor, params, body }) => ({
    status: 201,
    body: await inviteToTeam(deps, actor, params.id, body),
    headers,
  }));
  bind(http, ask, async ({ actor, params }) => ({
    status: 201,
    body: await askToJoinTeam(deps, actor, params),
    headers,
  }));
  bind(http, accept, async ({ actor, params }) => ({ body: await acceptTeamRequest(deps, actor, params), headers }));
  bind(http, end, async ({ actor, params }) => ({ body: await endTeamRequest(deps, actor, params), headers }));
}
