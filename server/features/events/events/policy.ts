import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor } from '../../../platform/sessions.ts';

/** `role` is that of who asks among the event's helpers. */
type Made = { created_by: number; role?: string | null };

/** Cancel and delete it, and choose its helpers: staff, and who made it. */
export const mayOwn = (actor: Actor | null, event: Made): boolean =>
  actor !== null && (isStaff(actor) || event.created_by === actor.id);

/** Change it, see and decide who is registered, announce: whoever owns it, and its organizers. */
export const mayEdit = (actor: Actor | null, event: Made): boolean =>
  mayOwn(actor, event) || (actor !== null && event.role === 'organizer');

/** Let people in: its organizers, and helpers at check-in. */
export const mayCheckIn = (actor: Actor | null, event: Made): boolean =>
  mayEdit(actor, event) || (actor !== null && event.role === 'check_in');

/** Score the entries of a hackathon that are assigned to them: its judges, and nobody else. */
export const mayJudge = (actor: Actor | null, event: { role?: string | null }): boolean =>
  actor !== null && event.role === 'judge';

/** Read proposals without their authors and give them points: reviewers of its programme, and nobody else. */
export const mayReview = (actor: Actor | null, event: { role?: string | null }): boolean =>
  actor !== null && event.role === 'reviewer';

/** Everybody sees what is approved, and its helpers what is not yet. */
export const maySee = (actor: Actor | null, event: Made & { state: string }): boolean =>
  event.state === 'approved' || mayCheckIn(actor, event) || mayJudge(actor, event) || mayReview(actor, event);

/** Whose events need no approval, and who may feature them. */
export const maySkipApproval = (actor: Actor): boolean => isStaff(actor);
