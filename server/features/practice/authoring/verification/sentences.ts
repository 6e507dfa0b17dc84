/** What the author reads as the state of a verification. */
export const QUEUED = 'Waiting for a free judge.';
export const RUNNING = 'The judge is checking everything in the draft.';
export const REPLACED = 'Replaced by a newer verification.';
export const MOVED = 'The draft changed during verification, so nothing went live. Please verify it again.';
export const LACKING = 'The draft is incomplete, so nothing was judged.';
export const JUDGE_AWAY =
  'The judge could not be reached for too long, so nothing went live. Please verify again later.';
export const JUDGE_BROKE = 'The judge stopped several times, so nothing went live. Please verify again later.';
export const OWN_FAULT = 'Something went wrong on our side, so nothing went live. Please verify again later.';
export const TOO_LONG =
  'Judging took more than 30 minutes, so nothing went live. Use fewer tests or a smaller time limit.';
export const TOO_LARGE =
  'Your tests add up to more than a package can hold, so nothing went live. Use smaller or fewer tests.';

export const faulty = (what: string): string => `${what}, so nothing went live.`;

/** `tried`: whether a wrong or too slow solution met the tests. */
export const live = (version: number, tests: number, tried: boolean): string =>
  `Version ${version} is live with ${tests} tests.${tried ? '' : ' Add a wrong or slow solution to check that the tests reject it.'}`;

export const many = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
export const seconds = (ms: number): string => (ms / 1000).toFixed(1);
