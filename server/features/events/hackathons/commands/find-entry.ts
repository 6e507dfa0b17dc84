import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { EventRow } from '../../events/door.ts';
import { type EntryRow, selectOptionalEntry } from '../entry-store.ts';
import { entryNotFound } from '../errors.ts';
import { isOpen, mayReadEntry } from '../policy.ts';
import { selectOptionalHackathon } from '../store.ts';
import { type MemberRow, selectMembers, selectOptionalTeam, type TeamRow } from '../team-store.ts';
import { findHackathonEvent } from './find-hackathon-event.ts';

/** An entry for who asks, with its team; 404 for one that they may not see. */
export async function findEntry(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor | null,
  { id, entry: wanted }: { id: number; entry: number },
): Promise<{ event: EventRow; entry: EntryRow; team: TeamRow; members: MemberRow[]; own: boolean; open: boolean }> {
  const event = await findHackathonEvent(database, actor, id);
  const entry = await selectOptionalEntry(database, id, wanted);
  const team = entry === null ? null : await selectOptionalTeam(database, entry.team_id);
  if (entry === null || team === null) throw entryNotFound();
  const members = await selectMembers(database, team.id);
  const own = members.some(({ user_id }) => user_id === actor?.id);
  const open = isOpen(await selectOptionalHackathon(database, id), clock.now());
  if (!mayReadEntry(actor, event, { state: entry.state, own, open })) throw entryNotFound();
  return { event, entry, team, members, own, open };
}
