/** What a suite tells of its tests, whoever ran them. */
export type Report = {
  passed: number;
  failed: number;
  /** One line each: which test, and the first words of why. */
  failures: string[];
  /** Tests that passed when they were tried again. */
  retried: string[];
  files: Timed[];
  tests: Timed[];
};
export type Timed = { name: string; seconds: number };

export const emptyReport = (): Report => ({ passed: 0, failed: 0, failures: [], retried: [], files: [], tests: [] });

/** One line of at most 400 characters, without colours. */
export const brief = (text: string): string =>
  text
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 400);
