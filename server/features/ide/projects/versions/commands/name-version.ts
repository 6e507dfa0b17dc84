import type { VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayEdit } from '../../policy.ts';
import { versionNotFound } from '../errors.ts';
import { updateName } from '../store.ts';

/** Names a version of a project that the actor may change; an empty name takes that back. */
export async function nameVersion(
  { database }: { database: Database },
  actor: Actor,
  { id, number, name }: { id: number; number: number; name: string },
): Promise<VersionRow> {
  await findProject(database, actor, id, mayEdit);
  const named = await updateName(database, id, number, name === '' ? null : name);
  if (named === null) throw versionNotFound();
  return named;
}
