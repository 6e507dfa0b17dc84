import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showEntry as Show } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEntry } from '../entry-store.ts';
import { entryNotFound } from '../errors.ts';
import { isOpen, mayReadEntry } from '../policy.ts';
import { presentEntry, presentTeam } from '../present.ts';
import { selectOptionalHackathon } from '../store.ts';
import { selectMembers, selectOptionalTeam } from '../team-store.ts';
import { findHackathonEvent } from './find-hackathon-event.ts';

/** An entry for who asks; 404 for one that they may not see. */
export async function showEntry(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor | null,
  { id, entry: wanted }: { id: number; entry: number },
): Promise<Reply<typeof Show>> {
  const event = await findHackathonEvent(database, actor, id);
  const entry = await selectOptionalEntry(database, id, wanted);
  const team = entry === null ? null : await selectOptionalTeam(database, entry.team_id);
  if (entry === null || team === null) throw entryNotFound();
  const members = await selectMembers(database, team.id);
  const own = members.some(({ user_id }) => user_id === actor?.id);
  const open = isOpen(await selectOptionalHackathon(database, id), clock.now());
  if (!mayReadEntry(actor, event, { state: entry.state, own, open })) throw entryNotFound();
  return { ...presentEntry(entry), team: presentTeam(team, members) };
}
