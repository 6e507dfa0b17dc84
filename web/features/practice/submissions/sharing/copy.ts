import type * as contract from '@devorbit/contract/practice/submissions.ts';

/** The compiler holds the sentence that the server says too against the contract. */
export const SOLVE_FIRST: typeof contract.SOLVE_FIRST =
  'Solve this problem first: others’ solutions open after your own Accepted.';
export const SOLUTIONS_FAILURE = 'The solutions could not be loaded';
export const SOLUTION_FAILURE = 'The code could not be loaded';
export const NO_SOLUTIONS = 'Nobody has shared a solution yet';
export const SHARE = 'Share this solution with those who have solved the problem';
export const SHARED = 'Shared. Those who have solved the problem can read it, under your username.';
export const NOT_SHARED = 'Not shared. Only you and the staff can read it.';
export const SHARE_FAILURE = 'That could not be changed';
