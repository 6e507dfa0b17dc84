import type { EntryRun } from '@devorbit/contract/events/entry-runs.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findHackathonEvent } from '../../commands/find-hackathon-event.ts';
import { selectOptionalEntryOf } from '../../entry-store.ts';
import { noTeam } from '../../errors.ts';
import { selectOptionalTeamOf } from '../../team-store.ts';
import { presentRun } from '../present.ts';
import { selectOptionalRun } from '../store.ts';

/** The last trial of the caller's team; null for none. */
export async function showTrial(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<EntryRun | null> {
  await findHackathonEvent(database, actor, id);
  const team = await selectOptionalTeamOf(database, id, actor.id);
  if (team === null) throw noTeam();
  const entry = await selectOptionalEntryOf(database, team.id);
  return entry === null ? null : presentRun(await selectOptionalRun(database, entry.id, true));
}
