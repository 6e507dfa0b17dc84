import type { TeamRequests } from '@devorbit/contract/events/team-requests.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { holdOwnTeam } from '../../hackathons/commands/hold-own-team.ts';
import { teamFull } from '../../hackathons/errors.ts';
import { invitedAlready, memberAlready, noSuchUser, requestsFull, theyAsked } from '../errors.ts';
import { teamRequestsPerDay } from '../limits.ts';
import { hasRoom } from '../policy.ts';
import { countRequests, insertRequest, selectOptionalKind, selectOptionalUser } from '../store.ts';
import { listTeamRequests } from './list-team-requests.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** Invites somebody to the caller’s team. Says nothing of whether they have a place or a team: that is theirs to tell. */
export async function inviteToTeam(
  { database, clock, limits }: Deps,
  actor: Actor,
  id: number,
  { username }: { username: string },
): Promise<TeamRequests> {
  await limits.take(teamRequestsPerDay, String(actor.id));
  return database.transaction(async (tx) => {
    const at = clock.now();
    const { team, members } = await holdOwnTeam(tx, { actor, clock }, id);
    const user = await selectOptionalUser(tx, username);
    if (user === null) throw noSuchUser();
    if (members.some(({ user_id }) => user_id === user.id)) throw memberAlready();
    if (team.size >= team.most) throw teamFull(team.size);
    const kind = await selectOptionalKind(tx, team.id, user.id);
    if (kind !== null) throw kind === 'invite' ? invitedAlready() : theyAsked();
    if (!hasRoom(await countRequests(tx, team.id))) throw requestsFull();
    await insertRequest(tx, team, { user: user.id, kind: 'invite', at });
    await notify(tx, {
      user_id: user.id,
      kind: 'events',
      at,
      title: `${actor.username} invites you to the team ${team.name}`,
      link: pathOf('event-entries', { id }),
    });
    return listTeamRequests({ database: tx }, actor, id);
  });
}
