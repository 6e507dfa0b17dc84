/** Why a command cannot do what was asked: one sentence for standard error, and exit code 2. */
export class Cannot extends Error {}

export const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));
