/** Recordings of one event: a talk each of a long day. */
export const MAX_RECORDINGS = 50;
export const MAX_RECORDING_TITLE = 120;
