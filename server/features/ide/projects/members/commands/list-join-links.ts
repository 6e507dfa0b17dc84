import type { JoinLink } from '@devorbit/contract/ide/members.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Seal } from '../../../../../platform/sealed.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn } from '../../policy.ts';
import { selectJoinLinks } from '../join-links-store.ts';
import { presentJoinLink } from '../present.ts';

/** The join links of a project of the actor's own. */
export async function listJoinLinks(
  { database, clock, seal }: { database: Database; clock: Clock; seal: Seal },
  actor: Actor,
  id: number,
): Promise<JoinLink[]> {
  await findProject(database, actor, id, mayOwn);
  const rows = await selectJoinLinks(database, id, clock.now());
  return rows.map((row) => presentJoinLink(row, seal.open(row.sealed, `join ${id}`)));
}
