export const REPORTS_PAGE_SIZE = 20;
/** Characters of what is said with a report, and with its decision. */
export const MAX_NOTE_CHARS = 500;
