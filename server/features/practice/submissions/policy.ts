import type { SubmissionStatus } from '@devorbit/contract/practice/submissions.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor } from '../../../platform/sessions.ts';

/** Code is its author's; staff see all. */
export const maySeeSubmission = (actor: Actor, submission: { user_id: number }): boolean =>
  submission.user_id === actor.id || isStaff(actor);

/** What others share is for those who have solved the problem; staff see all. */
export const maySeeSolutions = (actor: Actor, solved: boolean): boolean => solved || isStaff(actor);

/** Verdicts that say nothing of a solution: our own failure, and a program that was never run. */
export const noAttempts = ['Judge Error', 'Compilation Error'] as const satisfies readonly SubmissionStatus[];

/** Whether a submission with this verdict counts among a problem's attempts and somebody's own. */
export const isAttempt = (verdict: SubmissionStatus): boolean => !noAttempts.some((none) => none === verdict);
