import type { VersionFile, VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayRead } from '../../policy.ts';
import { readVersion } from './read-version.ts';

/** A version of a project that the actor is a member of. */
export async function showVersion(
  { database }: { database: Database },
  actor: Actor,
  { id, number }: { id: number; number: number },
): Promise<{ version: VersionRow; files: VersionFile[] }> {
  await findProject(database, actor, id, mayRead);
  const { version, files } = await readVersion(database, id, number);
  return { version, files };
}
