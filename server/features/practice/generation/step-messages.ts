/** What the person who waits reads at each step. */
export const stepMessages = {
  queued: 'Your problem is in the queue.',
  writing: 'Writing the statement, two solutions and the tests.',
  solving: 'Solving every test with two solutions and a brute force.',
  judging: 'Checking that the tests catch wrong solutions.',
} as const;

/** For the AI that wrote a problem. */
export const WRITE_ANOTHER = 'This problem has been published before. Write a different one.';

export const published = (title: string): string => `“${title}” is ready. The judge has verified every test.`;
export const JUDGE_AWAY =
  'The judge could not be reached for too long, so nothing was published. Please try again later.';
export const JUDGE_BROKE = 'The judge stopped several times, so nothing was published. Please try again later.';
export const NOTHING_NEW =
  'We have already published every problem we can make of this kind. Please try another difficulty.';
export const OWN_FAULT = 'Something went wrong on our side, so nothing was published. Please try again later.';
