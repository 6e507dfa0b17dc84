import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { mayRead } from '../../projects/policy.ts';
import { deletePreviews } from '../store.ts';

/** Turns off all previews of a project that the actor has made. Throws 404. */
export async function endPreviews(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<{ ended: number }> {
  await findProject(database, actor, id, mayRead);
  return { ended: await deletePreviews(database, id, actor.id) };
}
