import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Runners } from '../../../../platform/runners.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { endWorkspace, isThere, makeWorkspace, type Place } from '../../../execution/execution/door.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { tellWorkspace } from '../../projects/door.ts';
import { mayEdit } from '../../projects/policy.ts';
import { tooManyWorkspaces } from '../errors.ts';
import {
  countWorkspaces,
  deleteWorkspace,
  insertWorkspace,
  lockWorkspaces,
  selectOptionalWorkspace,
  selectWorkspaces,
} from '../store.ts';
import { bringFiles } from './bring-files.ts';

/** Projects of one user that may run at a time. */
const MOST = 2;

type Deps = { database: Database; clock: Clock; runners: Runners };

/** Forgets those that are over. */
async function tidy(database: Database, userId: number): Promise<void> {
  for (const row of await selectWorkspaces(database, userId))
    if (!(await isThere(row))) await deleteWorkspace(database, row);
}

/** One for a project that has none; where another server was first, that one's. Runners are never asked within a transaction. */
async function make({ database, clock, runners }: Deps, user_id: number, project_id: number): Promise<Place> {
  const place = await makeWorkspace(runners);
  const kept = await database.transaction(async (tx) => {
    await lockWorkspaces(tx, user_id);
    const first = await selectOptionalWorkspace(tx, project_id);
    if (first !== null) return first;
    if ((await countWorkspaces(tx, user_id)) >= MOST) return null;
    await insertWorkspace(tx, { ...place, user_id, project_id, now: clock.now() });
    await tellWorkspace(tx, project_id);
    return place;
  });
  if (kept !== place) await endWorkspace(place);
  if (kept === null) throw tooManyWorkspaces(MOST);
  return kept;
}

/**
 * Counts as its owner’s, whoever enters it. Where a project that the actor may change runs, with its files as they are now; made where it does not run yet. Throws 404, and
 * a Refusal where there is no room.
 */
export async function enterWorkspace(deps: Deps, actor: Actor, id: number): Promise<Place> {
  const { database } = deps;
  const { user_id: owner } = await findProject(database, actor, id, mayEdit);
  const known = await selectOptionalWorkspace(database, id);
  if (known === null || !(await isThere(known))) {
    await tidy(database, owner);
    await make(deps, owner, id);
  }
  const row = await selectOptionalWorkspace(database, id);
  if (row === null) throw tooManyWorkspaces(MOST);
  await bringFiles(database, row);
  return row;
}
