import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { MAX_PROJECT_NAME } from '@devorbit/contract/ide/projects-limits.ts';
import type { Project } from '@devorbit/contract/ide/projects.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { createProject } from '../../commands/create-project.ts';
import { selectBlobs, selectFiles } from '../../files/store.ts';
import { selectOptionalVersion } from '../../versions/store.ts';
import { showShared } from './show-shared.ts';

/** Makes a project of the actor's own of what a link shows. */
export async function forkShared(
  deps: { database: Database; clock: Clock },
  actor: Actor,
  token: string,
): Promise<Project> {
  const { database } = deps;
  const { project, version, name, files } = await showShared(deps, token);
  const tree =
    version === null
      ? await selectFiles(database, project)
      : ((await selectOptionalVersion(database, project, version))?.tree ?? []);
  const digests = new Map(tree.map((file) => [file.id, file.digest]));
  const binary = files.filter(({ kind }) => kind === 'binary').flatMap(({ id }) => digests.get(id) ?? []);
  const bytes = new Map((await selectBlobs(database, project, binary)).map((blob) => [blob.digest, blob.content]));
  const copies = files.map(({ id, name: path, language, kind, content }): NewFile => {
    if (kind === 'folder') return { name: path };
    if (kind === 'text') return { name: path, language, content: content ?? '' };
    return { name: path, language, base64: (bytes.get(digests.get(id) ?? '') ?? Buffer.alloc(0)).toString('base64') };
  });
  return createProject(deps, actor, { name: `${name} (fork)`.slice(0, MAX_PROJECT_NAME).trim(), files: copies });
}
