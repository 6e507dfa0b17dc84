import type { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import { isEdited } from '../model.ts';

/** What this browser keeps: null is the starter code. `seen`: the server's revision that it goes on from, 0 for none. `dirty`: changed since. */
export type Mine = { code: string | null; seen: number; dirty: boolean };

/** What is to be done about the draft here and the one on the server. */
export type Step = 'nothing' | 'same' | 'take' | 'send' | 'conflict' | 'gone';

/**
 * `own`: this browser wrote the server's draft itself, whose answer it may have missed. Where both were changed, neither
 * takes the other's place.
 */
export function reconcile(
  mine: Mine | null,
  theirs: Pick<CodeDraft, 'code' | 'revision'> | null,
  own: boolean,
  starter: string,
): Step {
  const edited = mine?.code != null && isEdited(mine.code, starter);
  if (theirs === null) {
    if (mine === null) return 'nothing';
    if (mine.dirty) return edited ? 'send' : 'nothing';
    return edited ? 'gone' : 'nothing';
  }
  if (mine === null) return isEdited(theirs.code, starter) ? 'take' : 'nothing';
  // An answer from before what was sent since.
  if (theirs.revision < mine.seen) return 'nothing';
  if (!isEdited(mine.code ?? starter, theirs.code)) return 'same';
  if (!mine.dirty) return 'take';
  if (own || theirs.revision === mine.seen) return 'send';
  return edited ? 'conflict' : 'take';
}

/** What the page says of a draft in one language. */
export type Online =
  | { step: 'quiet' | 'sending' | 'saved' | 'waiting' }
  /** `at`: when it was typed, ms. `elsewhere`: on another device. */
  | { step: 'restored'; at: number; elsewhere: boolean }
  | { step: 'conflict'; draft: CodeDraft };

/** Whether something is to be decided about the draft, or an earlier submission to be offered. */
export const hasNotice = (
  { online, untouched }: { online: Online; untouched: boolean },
  { user_solved }: { user_solved: boolean },
): boolean => online.step === 'conflict' || (untouched && user_solved);
