import type { SolutionSort } from '@devorbit/contract/practice/submissions-limits.ts';
import type * as contract from '@devorbit/contract/practice/submissions.ts';

/** The compiler holds the sentence that the server says too against the contract. */
export const SOLVE_FIRST: typeof contract.SOLVE_FIRST = 'Solve this problem first to see community solutions.';
export const SOLUTIONS_FAILURE = 'The solutions could not be loaded';
export const SOLUTION_FAILURE = 'The code could not be loaded';
export const NO_SOLUTIONS = 'No shared solutions yet';
export const SHARE = 'Share this solution with everyone who has solved the problem';
export const SHARED = 'Shared. Everyone who has solved the problem can see it, with your username.';
export const NOT_SHARED = 'Not shared. Only you and our staff can see it.';
export const SHARE_FAILURE = 'Sharing could not be changed. Please try again.';
export const VOTE_FAILURE = 'Your vote could not be saved';
export const SORT_NAMES: Record<SolutionSort, string> = {
  votes: 'Most votes',
  newest: 'Newest',
  fastest: 'Fastest',
  shortest: 'Shortest',
};
export const NOTE = 'What’s the idea?';
export const NOTE_LEAD = 'A few sentences help others more than the code alone. Markdown works.';
export const TIME_COMPLEXITY = 'Time complexity';
export const SPACE_COMPLEXITY = 'Space complexity';
export const EXPLANATION_FAILURE = 'Your note could not be saved';
export const EXPLANATION_SAVED = 'Saved.';
