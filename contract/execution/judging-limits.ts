/** Limits of one test that a problem may have: CPU time in ms, peak memory in KB. */
export const MIN_TIME_MS = 100;
export const MAX_TIME_MS = 20_000;
export const MIN_MEMORY_KB = 16 * 1024;
export const MAX_MEMORY_KB = 2048 * 1024;
/** Parameters of a solve function. */
export const MAX_PARAMS = 8;
/** The name of one of them. */
export const PARAM_NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;
