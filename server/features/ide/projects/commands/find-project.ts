import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { forOwner, projectNotFound, toLookAt } from '../errors.ts';
import { mayEdit, mayRead, type ProjectRole } from '../policy.ts';
import { lockOptionalProject, type OwnRow, selectOptionalProject, selectOptionalRole } from '../store.ts';

export type RoledRow = OwnRow & { role: ProjectRole };

/**
 * A project in which the actor may do this; with `lock` nobody else changes its files until the transaction ends, and the
 * role is the one that they have then. Throws 404 where they are no member of it, and 403 where their role is too little.
 */
export async function findProject(
  db: Queryable,
  actor: Pick<Actor, 'id'>,
  id: number,
  may: (role: ProjectRole) => boolean,
  { lock = false } = {},
): Promise<RoledRow> {
  const project = await (lock ? lockOptionalProject : selectOptionalProject)(db, id);
  if (project === null) throw projectNotFound();
  // Asked after the lock: whoever was taken out meanwhile is out.
  const role = project.user_id === actor.id ? 'owner' : await selectOptionalRole(db, id, actor.id);
  if (role === null || !mayRead(role)) throw projectNotFound();
  if (!may(role)) throw mayEdit(role) ? forOwner() : toLookAt();
  return { ...project, role };
}
