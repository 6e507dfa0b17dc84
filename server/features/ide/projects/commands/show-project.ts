import type { Project } from '@devorbit/contract/ide/projects.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readFiles } from '../files/commands/read-files.ts';
import { updateMemberOpened } from '../members/store.ts';
import { mayRead } from '../policy.ts';
import { presentProject } from '../present.ts';
import { updateOpened } from '../store.ts';
import { findProject } from './find-project.ts';

/** A project that the actor is a member of, with its texts; it is then the one that they opened last. */
export const showProject = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<Project> =>
  database.transaction(async (tx) => {
    const project = await findProject(tx, actor, id, mayRead, { lock: true });
    const at = clock.now();
    if (project.role === 'owner') await updateOpened(tx, id, at);
    else await updateMemberOpened(tx, id, actor.id, at);
    return presentProject(project, await readFiles(tx, id));
  });
