import type { NewFile } from '@devorbit/contract/ide/files.ts';
import type { Project } from '@devorbit/contract/ide/projects.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readFiles } from '../files/commands/read-files.ts';
import { mayOwn } from '../policy.ts';
import { presentProject } from '../present.ts';
import { lockOwner, selectOptionalNewest, updateOpened } from '../store.ts';
import { findProject } from './find-project.ts';
import { makeProject } from './make-project.ts';

const FIRST_NAME = 'My first project';

/** The project that the actor opened last; the first time one with the sample files, however often it is asked at once. */
export const openProject = (
  { database, clock, samples }: { database: Database; clock: Clock; samples: readonly NewFile[] },
  actor: Actor,
): Promise<Project> =>
  database.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const at = clock.now();
    const newest = await selectOptionalNewest(tx, actor.id);
    const id = newest?.id ?? (await makeProject(tx, { user_id: actor.id, name: FIRST_NAME, files: samples, at }));
    await updateOpened(tx, id, at);
    return presentProject(await findProject(tx, actor, id, mayOwn), await readFiles(tx, id));
  });
