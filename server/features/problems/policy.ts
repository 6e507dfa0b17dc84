import type { Source } from '@devorbit/contract/problems.ts';
import type { Actor } from '../../platform/sessions.ts';

const isAdmin = ({ is_staff, is_superuser }: Actor): boolean => is_staff || is_superuser;

type Authored = { source: Source; author_id: number | null };

/** Who writes a problem's tests and all else that learners do not: staff, and the author of a community problem. */
export const mayAuthorProblem = (actor: Actor | null, { source, author_id }: Authored): boolean =>
  actor !== null && (isAdmin(actor) || (source === 'User' && author_id === actor.id));

export const mayCreateProblem = isAdmin;
export const mayUpdateProblem = isAdmin;
