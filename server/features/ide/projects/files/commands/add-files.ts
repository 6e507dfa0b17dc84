import type { IdeFile, NewFile } from '@devorbit/contract/ide/files.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayEdit } from '../../policy.ts';
import { presentFile } from '../../present.ts';
import { tellProject, updateChanged } from '../../store.ts';
import { storeVersion } from '../../versions/commands/store-version.ts';
import { placeFiles } from './place-files.ts';
import { readFiles } from './read-files.ts';

/** Adds files to a project that the actor may change; with `replace` what has the same name gets the new content, and the project as it was is kept as a version. */
export const addFiles = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, files, replace }: { id: number; files: NewFile[]; replace: boolean },
): Promise<{ files: IdeFile[] }> =>
  database.transaction(async (tx) => {
    const { user_id: owner } = await findProject(tx, actor, id, mayEdit, { lock: true });
    const at = clock.now();
    if (replace) await storeVersion(tx, id, { reason: 'import', name: null, at });
    const there = await readFiles(tx, id);
    const put = new Set(await placeFiles(tx, { project: id, owner, user_id: actor.id, at, replace }, files, there));
    await updateChanged(tx, id, at);
    await tellProject(tx, id);
    return { files: (await readFiles(tx, id)).filter((file) => put.has(file.id)).map(presentFile) };
  });
