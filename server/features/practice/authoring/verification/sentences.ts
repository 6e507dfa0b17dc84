/** What the author reads as the state of a verification. */
export const QUEUED = 'Waiting for a free judge.';
export const RUNNING = 'Everything in the draft is being judged.';
export const REPLACED = 'A newer verification has taken its place.';
export const MOVED = 'The draft has been changed meanwhile, so nothing went live. Please verify it again.';
export const LACKING = 'The draft is not complete, so nothing was judged.';
export const JUDGE_AWAY =
  'The judge could not be reached for too long, so nothing went live. Please verify again later.';
export const JUDGE_BROKE = 'The judge broke off several times, so nothing went live. Please verify again later.';
export const OWN_FAULT = 'Something went wrong on our side, so nothing went live. Please verify again later.';
export const TOO_LONG =
  'Judging took more than half an hour, so nothing went live. Take fewer tests or a smaller time limit.';
export const TOO_LARGE =
  'All tests together are larger than a package may be, so nothing went live. Make them smaller or fewer.';

export const faulty = (what: string): string => `${what}, so nothing went live.`;

/** `tried`: whether a wrong or too slow solution met the tests. */
export const live = (version: number, tests: number, tried: boolean): string =>
  `Version ${version} is live with ${tests} tests.${tried ? '' : ' No wrong or too slow solution has tried them: add one to see that they reject it.'}`;

export const many = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
export const seconds = (ms: number): string => (ms / 1000).toFixed(1);
