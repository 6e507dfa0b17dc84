/** What the person who waits reads at each step. */
export const stepMessages = {
  queued: 'Your problem is waiting for its turn.',
  writing: 'Writing the statement, two solutions and the tests.',
  solving: 'Two solutions and a brute force answer every test.',
  judging: 'Wrong solutions try to slip through the tests.',
} as const;

/** For who wrote a draft, where it was published before. */
export const WRITE_ANOTHER = 'This problem has been published before. Write a different one.';
export const published = (title: string): string => `“${title}” is ready. Every test has been verified by the judge.`;
export const JUDGE_AWAY =
  'The judge could not be reached for too long, so nothing was published. Please try again later.';
export const JUDGE_BROKE = 'The judge broke off several times, so nothing was published. Please try again later.';
export const NOTHING_NEW =
  'Every problem we can make of this kind has been published before, so nothing was published. Please try another difficulty.';
export const OWN_FAULT = 'Something went wrong on our side, so nothing was published. Please try again later.';
