/** The queue of runs. */
export const ENTRY_RUNS = 'entry_runs';
/** A job of it. */
export type RunJob = { run: number };
/** Tries after the first one where every workspace is in use: about ten minutes. */
export const PATIENT = { limit: 25, delay: 3, longest: 30 };
