import type { AuthoredDraft } from '@devorbit/contract/authoring.ts';

export type Typed = { problemId: number; userId: number; revision: number; draft: AuthoredDraft };

let kept: Typed | null = null;
const listeners = new Set<() => void>();
const put = (typed: Typed | null): void => {
  kept = typed;
  for (const listener of listeners) listener();
};

/** Calls `listener` when something is kept or forgotten, until the returned function is called. */
export const onKept = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps what was typed while its author's session is over, as long as this page lives. */
export const keepTyped = (typed: Typed): void => put(typed);

/** Whether unsaved work on this problem waits for its author. */
export const isKept = (problemId: number): boolean => kept?.problemId === problemId;

/** Gives it back to its author; another user, and another problem, gets nothing. */
export const keptTyped = (problemId: number, userId: number | undefined): Typed | null =>
  kept?.problemId === problemId && kept.userId === userId ? kept : null;

export const forgetTyped = (): void => put(null);
