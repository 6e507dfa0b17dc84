import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readEntry } from '../../../execution/execution/door.ts';
import { isShown } from '../policy.ts';
import { findWorkspace } from './find-workspace.ts';

/**
 * The bytes of a file where a project that the actor is a member of runs; null where it does not run, or there is none
 * that is shown or is small enough for a project. Throws 404.
 */
export async function readMadeFile(
  deps: { database: Database },
  actor: Pick<Actor, 'id'>,
  { id, name }: { id: number; name: string },
): Promise<Buffer | null> {
  const row = await findWorkspace(deps, actor, id);
  return row !== null && isShown(name) ? readEntry(row, name) : null;
}
