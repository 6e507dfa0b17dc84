import type { VersionFile, VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findOwnProject } from '../../commands/find-own-project.ts';
import { readVersion } from './read-version.ts';

/** A version of a project of the actor's own. */
export async function showVersion(
  { database }: { database: Database },
  actor: Actor,
  { id, number }: { id: number; number: number },
): Promise<{ version: VersionRow; files: VersionFile[] }> {
  await findOwnProject(database, actor, id);
  const { version, files } = await readVersion(database, id, number);
  return { version, files };
}
