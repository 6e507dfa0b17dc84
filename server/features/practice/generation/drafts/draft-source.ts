import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import type { Unsound } from '../errors.ts';
import type { DeskRun } from '../verification/desk-runs.ts';
import type { Draft } from './draft.ts';

/** What a user asked for. */
export type Wish = { difficulty: Difficulty | null; tags: string[] };

/** What a source may use while it writes for somebody. */
export type Desk = {
  /** What was wrong with the draft before this one, where that is to be made good. */
  fault: Unsound | null;
  /** Tells the person who waits. Throws where nobody needs the draft any more. */
  tell(message: string): Promise<void>;
  /** Whether a problem has this statement already: nothing needs to be run for one more. */
  isTaken(statement: string): Promise<boolean>;
  run: DeskRun;
  signal: AbortSignal;
};

/** Who proposes problems. */
export type DraftSource = {
  /** Wishes that one server fulfils at a time: each has several programs judged at once. */
  atOnce: number;
  /** Drafts that are looked at for one wish at the most. */
  attempts: number;
  /** Whether a draft that does not hold is followed by the next attempt, which is told why; else it ends the wish. */
  repairs: boolean;
  /** For the person who waits, when all drafts were published before. */
  nothingNew: string;
  /**
   * `attempt` counts from 0: earlier drafts for this wish were published before, or did not hold. The same seed and
   * attempt may give the same draft. Null where there is nothing else to propose. Throws Unsound where there is no draft.
   */
  draft(wish: Wish, seed: string, attempt: number, desk: Desk): Promise<Draft | null>;
};
