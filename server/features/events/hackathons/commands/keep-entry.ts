import type { Queryable } from '../../../../platform/database.ts';
import { putOptionalEntry, type Written } from '../entry-store.ts';
import { entryChanged, teamTooSmall } from '../errors.ts';
import type { HackathonRow } from '../store.ts';
import type { TeamRow } from '../team-store.ts';
import { deleteOldVersions, insertVersion } from '../versions/store.ts';

type Held = { hackathon: HackathonRow; team: TeamRow; members: readonly object[]; by: number; at: Date };

/**
 * Writes the entry of a team that the caller holds, and keeps it as a version. Throws 409 where it would submit with too few
 * members, and where `revision` is not that of the entry: somebody changed it meanwhile.
 */
export async function keepEntry(
  tx: Queryable,
  { hackathon, team, members, by, at }: Held,
  { revision, ...written }: Written & { revision: number },
): Promise<void> {
  if (written.state === 'submitted' && members.length < hackathon.least_members)
    throw teamTooSmall(members.length, hackathon.least_members);
  const saved = await putOptionalEntry(tx, { team: team.id, event: hackathon.event_id, revision, at }, written);
  if (saved === null) throw entryChanged();
  await insertVersion(tx, saved.id, by);
  await deleteOldVersions(tx, saved.id);
}
