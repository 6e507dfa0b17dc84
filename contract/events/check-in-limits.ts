/** Scans that are sent at a time: more than a minute’s at one entrance. */
export const MAX_SCANS = 200;
/** Guests that the page keeps for a time without network; those beyond are found by their tickets, online. */
export const MAX_GUESTS = 5_000;
/** A scan that is older than this when it comes was made without network, and counts by its own time; in ms. */
export const LIVE_SCAN_MS = 5_000;
/** Scans are taken so long after the end of an event, for devices that were without network; in days. */
export const LATE_SCAN_DAYS = 7;
/** Who scanned whom is forgotten so long after the scan; who came stays. In days. */
export const SCAN_DAYS = 90;
/** How long a self check-in code is shown; it is taken for as long again. In ms. */
export const SELF_CODE_MS = 30_000;
export const SELF_CODE_LETTERS = 6;
/** The same as somebody types it, with spaces. */
export const MAX_SELF_CODE_CHARS = 20;

/** What a scan became; see check-ins.ts. */
export const scanOutcomes = [
  'in',
  'already',
  'undone',
  'forged',
  'foreign',
  'reissued',
  'no_place',
  'unknown',
] as const;
