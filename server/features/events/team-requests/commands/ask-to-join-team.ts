import type { TeamRequests } from '@devorbit/contract/events/team-requests.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { holdOpen } from '../../hackathons/commands/hold-open.ts';
import { lockOptionalTeam, selectMembers, selectOptionalTeamOf } from '../../hackathons/door.ts';
import { inTeam, teamFull } from '../../hackathons/errors.ts';
import { askedAlready, notLooking, requestsFull, theyInvited } from '../errors.ts';
import { teamRequestsPerDay } from '../limits.ts';
import { hasRoom } from '../policy.ts';
import { countRequests, insertRequest, selectOptionalKind } from '../store.ts';
import { listTeamRequests } from './list-team-requests.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** Asks a team that looks for people; its members are told. */
export async function askToJoinTeam(
  { database, clock, limits }: Deps,
  actor: Actor,
  { id, team: wanted }: { id: number; team: number },
): Promise<TeamRequests> {
  await limits.take(teamRequestsPerDay, String(actor.id));
  return database.transaction(async (tx) => {
    const at = clock.now();
    await holdOpen(tx, { actor, clock }, id);
    if ((await selectOptionalTeamOf(tx, id, actor.id)) !== null) throw inTeam();
    const team = await lockOptionalTeam(tx, id, wanted);
    if (team === null || team.wanted === '') throw notLooking();
    if (team.size >= team.most) throw teamFull(team.size);
    const kind = await selectOptionalKind(tx, team.id, actor.id);
    if (kind !== null) throw kind === 'request' ? askedAlready() : theyInvited();
    if (!hasRoom(await countRequests(tx, team.id))) throw requestsFull();
    await insertRequest(tx, team, { user: actor.id, kind: 'request', at });
    const members = await selectMembers(tx, team.id);
    await notifyMany(
      tx,
      members.map(({ user_id }) => user_id),
      {
        kind: 'events',
        at,
        title: `${actor.username} asks to join ${team.name}`,
        link: pathOf('event-entries', { id }),
      },
    );
    return listTeamRequests({ database: tx }, actor, id);
  });
}
