import type { Source } from '@devorbit/contract/practice/problems.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import type { Actor } from '../../../platform/sessions.ts';

type Authored = { source: Source; author_id: number | null };

/** Who writes a problem's tests and all else that learners do not: staff, and the author of a community problem. */
export const mayAuthorProblem = (actor: Actor | null, { source, author_id }: Authored): boolean =>
  actor !== null && (isStaff(actor) || (source === 'User' && author_id === actor.id));

/** A problem that a moderator has hidden is there for staff and its author alone. */
export const maySeeProblem = (
  actor: Actor | null,
  { hidden_at, author_id }: { hidden_at: string | null; author_id: number | null },
): boolean => hidden_at === null || (actor !== null && (isStaff(actor) || author_id === actor.id));
