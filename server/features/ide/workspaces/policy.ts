import type { PageOrder } from '@devorbit/contract/ide/workspaces.ts';
import { isDoing } from '@devorbit/contract/ide/workspaces.ts';
import type { Caller } from '../../../platform/sessions.ts';

/** Whether a credential may run code: tokens need the scope of submissions. */
export const mayRun = ({ credential }: Caller): boolean =>
  credential.kind === 'session' || credential.scopes.includes('submit');

/** What somebody may do in the workspace of a project: its owner everything. Asked for every frame. */
export const mayOrder = (caller: Caller, project: { user_id: number }, order: PageOrder | 'input'): boolean =>
  caller.id === project.user_id && (mayRun(caller) || (order !== 'input' && !isDoing(order)));
