import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEntryOf } from '../entry-store.ts';
import { presentEntry, presentHackathon, presentTeam } from '../present.ts';
import { selectOptionalHackathon } from '../store.ts';
import { selectMembers, selectOptionalTeamOf } from '../team-store.ts';
import { findHackathonEvent } from './find-hackathon-event.ts';

/** The dates of a hackathon, and what the caller has there. */
export async function showHackathon(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor | null,
  id: number,
): Promise<Hackathon> {
  const event = await findHackathonEvent(database, actor, id);
  const team = actor === null ? null : await selectOptionalTeamOf(database, id, actor.id);
  const entry = team === null ? null : await selectOptionalEntryOf(database, team.id);
  return presentHackathon(await selectOptionalHackathon(database, id), clock.now(), {
    hasPlace: event.has_place,
    team: team === null ? null : { ...presentTeam(team, await selectMembers(database, team.id)), wanted: team.wanted },
    entry: entry === null ? null : presentEntry(entry),
  });
}
