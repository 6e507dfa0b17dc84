import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import type { Panel } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayEdit, mayOwn } from '../policy.ts';
import { tellProject, updateProject as updateRow } from '../store.ts';
import { findProject } from './find-project.ts';

type Change = {
  id: number;
  name?: string | undefined;
  panels?: Panel[] | undefined;
  runs?: RunConfigurations | undefined;
  breakpoints?: ProjectBreakpoint[] | undefined;
};

/** Changes the name, the notes, the run configurations or the breakpoints of a project that the actor may change, its name only where it is theirs; answers its name. */
export const updateProject = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, name, panels, runs, breakpoints }: Change,
): Promise<string> =>
  database.transaction(async (tx) => {
    const project = await findProject(tx, actor, id, name === undefined ? mayEdit : mayOwn, { lock: true });
    const next = {
      name: name ?? project.name,
      panels: panels?.map((panel) => ({ ...panel, name: panel.name.toUpperCase() })) ?? project.panels,
      runs: runs ?? project.runs,
      breakpoints: breakpoints ?? project.breakpoints,
      at: clock.now(),
    };
    await updateRow(tx, id, next);
    await tellProject(tx, id);
    return next.name;
  });
