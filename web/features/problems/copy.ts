/** Texts fixed by the specification. */
export const LOADING_PROBLEM = 'Loading problem...';
export const PROBLEM_NOT_FOUND = 'Problem not found.';
export const BACK_TO_PROBLEMS = 'Back to Problems';
export const BACK = 'Back';
export const RECOMMENDED_PROBLEMS = 'Recommended Problems';
export const ALL_DIFFICULTIES = 'All Difficulties';
export const SOLVED = 'Solved';
export const SOLVE_CHALLENGE = 'Solve Challenge';
export const SORT_NAMES = {
  newest: 'Newest First',
  hardest: 'Hardest First',
  most_solved: 'Most Solved',
  highest_success_rate: 'Highest Success Rate',
} as const;

export const listFailure = (message: string): string => `Error loading problems: ${message}`;
