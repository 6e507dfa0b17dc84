import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { projectNotFound } from '../errors.ts';
import { mayOpen } from '../policy.ts';
import { lockOptionalProject, type OwnRow, selectOptionalProject } from '../store.ts';

/** A project of the actor's own; with `lock` nobody else changes its files until the transaction ends. Throws 404. */
export async function findOwnProject(db: Queryable, actor: Actor, id: number, { lock = false } = {}): Promise<OwnRow> {
  const project = await (lock ? lockOptionalProject : selectOptionalProject)(db, id);
  if (project === null || !mayOpen(actor, project)) throw projectNotFound();
  return project;
}
