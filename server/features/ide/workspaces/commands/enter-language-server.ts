import type { AssistantName } from '@devorbit/contract/execution/language-servers.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Runners } from '../../../../platform/runners.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import {
  type LanguageServerPlace,
  openLanguageServer,
  patchLanguageServer,
} from '../../../execution/execution/door.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { mayEdit } from '../../projects/policy.ts';
import { type Brought, listChanges } from './list-changes.ts';

/** A language server with the files of a project that the actor may change, as they are now. Throws 404, 403, and NoLanguageServer. */
export async function enterLanguageServer(
  { database, runners }: { database: Database; runners: Runners },
  actor: Actor,
  id: number,
  server: AssistantName,
): Promise<{ place: LanguageServerPlace; brought: Brought }> {
  await findProject(database, actor, id, mayEdit);
  const place = await openLanguageServer(runners, server, actor.id);
  const changes = await listChanges(database, id, {});
  if (changes !== null) await patchLanguageServer(place, changes.patch);
  return { place, brought: changes?.now ?? {} };
}
