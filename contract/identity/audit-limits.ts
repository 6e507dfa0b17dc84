export const AUDIT_PAGE_SIZE = 50;
/** Characters of what the log is filtered by: longer than any username or name of an act. */
export const MAX_AUDIT_FILTER_CHARS = 60;
