import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayOwn } from '../../policy.ts';
import { noSuchJoinLink } from '../errors.ts';
import { deleteJoinLink } from '../join-links-store.ts';

/** Ends a join link of a project of the actor's own. */
export async function revokeJoinLink(
  { database }: { database: Database },
  actor: Actor,
  { id, link }: { id: number; link: number },
): Promise<void> {
  await findProject(database, actor, id, mayOwn);
  if ((await deleteJoinLink(database, id, link)) === 0) throw noSuchJoinLink();
}
