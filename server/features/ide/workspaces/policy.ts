import { pathFault } from '@devorbit/contract/ide/paths.ts';
import type { PageOrder } from '@devorbit/contract/ide/workspaces.ts';
import { isDoing } from '@devorbit/contract/ide/workspaces.ts';
import type { Caller } from '../../../platform/sessions.ts';
import { mayEdit, mayRead, type ProjectRole } from '../projects/policy.ts';

/** Whether a credential may run code: tokens need the scope of submissions. */
export const mayRun = ({ credential }: Caller): boolean =>
  credential.kind === 'session' || credential.scopes.includes('submit');

/** What somebody may do in the workspace of a project: all its members see, its editors and its owner do. Asked for every frame. */
export const mayOrder = (caller: Caller, role: ProjectRole, order: PageOrder | 'input'): boolean =>
  mayRead(role) && ((order !== 'input' && !isDoing(order)) || (mayEdit(role) && mayRun(caller)));

/** Whether a file where a project runs is anybody's to see: none that tools keep for themselves. */
export const isShown = (path: string): boolean =>
  pathFault(path) === null &&
  path.split('/').every((name) => !name.startsWith('.') && name !== '__pycache__' && name !== 'node_modules');
