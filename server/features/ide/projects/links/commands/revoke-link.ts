import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn } from '../../policy.ts';
import { noSuchLink } from '../errors.ts';
import { deleteLink } from '../store.ts';

/** Ends a link to a project of the actor's own. */
export async function revokeLink(
  { database }: { database: Database },
  actor: Actor,
  { id, link }: { id: number; link: number },
): Promise<void> {
  await findProject(database, actor, id, mayOwn);
  if ((await deleteLink(database, id, link)) === 0) throw noSuchLink();
}
