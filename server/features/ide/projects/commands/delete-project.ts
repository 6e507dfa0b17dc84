import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayOwn } from '../policy.ts';
import { deleteProject as deleteRow, tellGone } from '../store.ts';
import { findProject } from './find-project.ts';

/** Deletes a project of the actor's own with everything in it. */
export const deleteProject = ({ database }: { database: Database }, actor: Actor, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayOwn, { lock: true });
    await deleteRow(tx, id);
    await tellGone(tx, id);
  });
