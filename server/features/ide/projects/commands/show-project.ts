import type { Project } from '@devorbit/contract/ide/projects.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readFiles } from '../files/commands/read-files.ts';
import { presentProject } from '../present.ts';
import { updateOpened } from '../store.ts';
import { findOwnProject } from './find-own-project.ts';

/** A project of the actor's own with its texts; it is then the one that was opened last. */
export const showProject = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<Project> =>
  database.transaction(async (tx) => {
    const project = await findOwnProject(tx, actor, id, { lock: true });
    await updateOpened(tx, id, clock.now());
    return presentProject(project, await readFiles(tx, id));
  });
