// Pages need this as well. Without zod.

/** Languages whose debuggers stop at what ends a program, and at nothing that it catches, by the names of the catalogue and those of the Online IDE. */
export const CATCHES_UNSEEN: ReadonlySet<string> = new Set(['c', 'rust', 'go']);
