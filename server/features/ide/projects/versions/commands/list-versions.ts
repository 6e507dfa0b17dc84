import { MAX_VERSIONS } from '@devorbit/contract/ide/projects-limits.ts';
import type { VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findOwnProject } from '../../commands/find-own-project.ts';
import { selectVersions } from '../store.ts';

/** Versions of a project of the actor's own, newest first. */
export async function listVersions(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<VersionRow[]> {
  await findOwnProject(database, actor, id);
  return selectVersions(database, id, MAX_VERSIONS);
}
