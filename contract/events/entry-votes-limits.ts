/** Entries that a result names, those with most votes. */
export const MAX_VOTED_ENTRIES = 100;
