import type { Link } from '@devorbit/contract/ide/links.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Seal } from '../../../../../platform/sealed.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn } from '../../policy.ts';
import { presentLink } from '../present.ts';
import { selectLinks } from '../store.ts';

/** The links to a project of the actor's own. */
export async function listLinks(
  { database, clock, seal }: { database: Database; clock: Clock; seal: Seal },
  actor: Actor,
  id: number,
): Promise<Link[]> {
  await findProject(database, actor, id, mayOwn);
  const rows = await selectLinks(database, id, clock.now());
  return rows.map((row) => presentLink(row, seal.open(row.sealed, `ide ${id}`)));
}
