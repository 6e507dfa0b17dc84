import type { Panel } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { tellProject, updateProject as updateRow } from '../store.ts';
import { findOwnProject } from './find-own-project.ts';

type Change = {
  id: number;
  name?: string | undefined;
  panels?: readonly Panel[] | undefined;
  runs?: RunConfigurations | undefined;
};

/** Changes the name, the notes or the run configurations of a project of the actor's own; answers its name. */
export const updateProject = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, name, panels, runs }: Change,
): Promise<string> =>
  database.transaction(async (tx) => {
    const project = await findOwnProject(tx, actor, id, { lock: true });
    const next = {
      name: name ?? project.name,
      panels: panels?.map((panel) => ({ ...panel, name: panel.name.toUpperCase() })) ?? project.panels,
      runs: runs ?? project.runs,
      at: clock.now(),
    };
    await updateRow(tx, id, next);
    await tellProject(tx, id);
    return next.name;
  });
