import type { TeamRequests } from '@devorbit/contract/events/team-requests.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findHackathonEvent } from '../../hackathons/commands/find-hackathon-event.ts';
import { deleteRequest } from '../store.ts';
import { holdRequest } from './hold-request.ts';
import { listTeamRequests } from './list-team-requests.ts';

/** Declines or takes back; nobody is told. Also without a place, and once submissions have closed. */
export function endTeamRequest(
  { database }: { database: Database },
  actor: Actor,
  { id, request: wanted }: { id: number; request: number },
): Promise<TeamRequests> {
  return database.transaction(async (tx) => {
    await findHackathonEvent(tx, actor, id);
    const { request } = await holdRequest(tx, actor, id, wanted);
    await deleteRequest(tx, request.id);
    return listTeamRequests({ database: tx }, actor, id);
  });
}
