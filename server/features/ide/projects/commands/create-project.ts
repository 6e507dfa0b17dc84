import type { NewFile } from '@devorbit/contract/ide/files.ts';
import type { Project } from '@devorbit/contract/ide/projects.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readFiles } from '../files/commands/read-files.ts';
import { mayOwn } from '../policy.ts';
import { presentProject } from '../present.ts';
import { findProject } from './find-project.ts';
import { makeProject } from './make-project.ts';

/** Makes a project of the actor's own. */
export const createProject = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { name, files, problem = null }: { name: string; files: readonly NewFile[]; problem?: number | null },
): Promise<Project> =>
  database.transaction(async (tx) => {
    const id = await makeProject(tx, { user_id: actor.id, name, files, problem, at: clock.now() });
    return presentProject(await findProject(tx, actor, id, mayOwn), await readFiles(tx, id));
  });
