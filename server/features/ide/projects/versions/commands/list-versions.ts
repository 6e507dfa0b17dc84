import { MAX_VERSIONS } from '@devorbit/contract/ide/projects-limits.ts';
import type { VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { selectVersions } from '../store.ts';

/** Versions of a project that the actor is a member of, newest first. */
export async function listVersions(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<VersionRow[]> {
  await findProject(database, actor, id, mayRead);
  return selectVersions(database, id, MAX_VERSIONS);
}
