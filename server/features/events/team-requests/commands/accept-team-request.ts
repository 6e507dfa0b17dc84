import type { TeamRequests } from '@devorbit/contract/events/team-requests.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { enterTeam } from '../../hackathons/commands/enter-team.ts';
import { holdOpen } from '../../hackathons/commands/hold-open.ts';
import { sharePlace } from '../../hackathons/door.ts';
import { gaveBackPlace, notYoursToAccept, requestNotFound } from '../errors.ts';
import { mayAccept } from '../policy.ts';
import { selectOptionalRequest } from '../store.ts';
import { holdRequest } from './hold-request.ts';
import { listTeamRequests } from './list-team-requests.ts';

/** Brings somebody into a team that invited them, or that they asked; the other side is told. */
export function acceptTeamRequest(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, request: wanted }: { id: number; request: number },
): Promise<TeamRequests> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    await holdOpen(tx, { actor, clock }, id);
    const found = await selectOptionalRequest(tx, id, wanted);
    if (found === null) throw requestNotFound();
    // Places before teams, as who gives a place back takes them.
    const hasPlace = await sharePlace(tx, id, found.user_id);
    const { request, team, members, side } = await holdRequest(tx, actor, id, wanted);
    if (!mayAccept(request.kind, side)) throw notYoursToAccept();
    if (!hasPlace) throw gaveBackPlace();
    await enterTeam(tx, team, request.user_id, at);
    const news = { kind: 'events' as const, at, link: pathOf('event-entries', { id }) };
    if (side === 'person') await notifyMany(tx, members, { ...news, title: `${actor.username} joined ${team.name}` });
    else await notify(tx, { ...news, user_id: request.user_id, title: `You’re now in the team ${team.name}` });
    return listTeamRequests({ database: tx }, actor, id);
  });
}
