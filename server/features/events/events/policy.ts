import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor } from '../../../platform/sessions.ts';

type Made = { created_by: number };

/** Change, cancel and delete it, and see who is registered: staff, and who made it. */
export const mayEdit = (actor: Actor | null, event: Made): boolean =>
  actor !== null && (isStaff(actor) || event.created_by === actor.id);

/** Everybody sees what is approved. */
export const maySee = (actor: Actor | null, event: Made & { state: string }): boolean =>
  event.state === 'approved' || mayEdit(actor, event);

/** Whose events need no approval, and who may feature them. */
export const maySkipApproval = (actor: Actor): boolean => isStaff(actor);
