/** How long a question may wait for its answer, in ms: time enough to look for a phone. */
export const CHALLENGE_MS = 5 * 60 * 1000;
