const PREFIX = 'devorbit.exercise.';

/** What somebody has written for an exercise in this browser. */
export function readDraft(id: string): string | null {
  try {
    return globalThis.localStorage.getItem(PREFIX + id);
  } catch {
    return null;
  }
}

export function keepDraft(id: string, code: string | null): void {
  try {
    if (code === null) globalThis.localStorage.removeItem(PREFIX + id);
    else globalThis.localStorage.setItem(PREFIX + id, code);
  } catch {
    // Blocked: it lives as long as the page.
  }
}
