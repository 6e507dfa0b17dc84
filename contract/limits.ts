/** The client's time-out for a call, in ms (specification §9). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Longest that the server holds a call before it answers that the work goes on, in ms: below the client's time-out. */
export const LONGEST_WAIT_MS = 8_000;
/** Source code of one submission, in bytes: the package format's default code limit. */
export const MAX_CODE_BYTES = 128 * 1024;
/** A program as a runner gets it, in bytes: the longest code with the longest harness below it. */
export const MAX_PROGRAM_BYTES = MAX_CODE_BYTES + 16 * 1024;
/** Custom input of one run, in bytes: as large as the largest test we ship. */
export const MAX_STDIN_BYTES = 1024 * 1024;
/** A statement that is a PDF, in bytes: a hundred pages of text, or some of pictures. */
export const MAX_STATEMENT_PDF_BYTES = 8 * 1024 * 1024;
/** Largest frame of a client of a console, in bytes. */
export const CONSOLE_FRAME_BYTES = 1024 * 1024;
/** What a list is searched by, in characters: a name, or a few words of one. */
export const MAX_LIST_SEARCH_CHARS = 100;
/** The same of a list that lies in its page, which no server is asked about. */
export const MAX_PAGE_SEARCH_CHARS = 60;
/** Rows of one page of a list. */
export const MAX_PAGE_SIZE = 200;
/** Output that is shown or kept for one test, in characters: enough to see the mistake, small enough to keep. */
export const MAX_SHOWN_CHARS = 4_000;
/** The top bar gains a shadow after this scroll, in px; breakpoint, in px. */
export const SHADOW_AFTER_PX = 50;
export const MOBILE_BREAKPOINT_PX = 850;
