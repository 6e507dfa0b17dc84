import type * as contract from '@devorbit/contract/practice/problems.ts';

/** Texts fixed by the specification; the compiler holds those that the server says too against the contract. */
export const LOADING_PROBLEM = 'Loading problem...';
export const PROBLEM_NOT_FOUND = 'Problem not found.';
export const BACK_TO_PROBLEMS = 'Back to Problems';
export const BACK = 'Back';
export const PROBLEM_LIST = 'Problem list';
export const NO_MATCH = 'No problems match.';
export const PREVIOUS_PROBLEM = 'Previous problem';
export const NEXT_PROBLEM = 'Next problem';
export const RANDOM_PROBLEM = 'Random problem';
export const TIMER = 'Timer';
export const NOT_TRIED = 'Not tried yet';
export const RECOMMENDED_PROBLEMS = 'Recommended Problems';
export const ALL_DIFFICULTIES = 'All Difficulties';
export const TOPICS = 'Topics';
export const TOPICS_FAILURE = 'Topics could not be loaded';
export const VIEW_NAMES = { cards: 'Cards', table: 'Table' } as const;
export const SOLVED = 'Solved';
export const SOLVE = 'Solve';
export const SOLVE_CHALLENGE = 'Solve Challenge';
export const NO_AI_PROBLEMS = 'No AI-generated problems yet.';
export const EXPLORE_COMMUNITY = 'Explore Community Problems';
export const VERSIONS = 'Versions';
export const COMMUNITY_SOLUTIONS = 'Community solutions';
export const VIEW_MY_SUBMISSIONS = 'View My Submissions';
export const SORT_NAMES = {
  newest: 'Newest First',
  hardest: 'Hardest First',
  most_solved: 'Most Solved',
  highest_success_rate: 'Highest Success Rate',
} as const;

/** In the menu while a column of the table sorts the list otherwise. */
export const COLUMN_SORT = 'By column';

export const CREATE_NEW_PROBLEM = 'Create New Problem';
export const ADMIN_CREATE_NEW_PROBLEM = 'Admin: Create New Problem';
export const CREATE_ADMIN_PROBLEM = 'Create Admin Problem';
export const CREATE_COMMUNITY_PROBLEM = 'Create Community Problem';
export const UPDATE_PROBLEM = 'Update Problem';
export const EDIT_TESTS_AND_MORE = 'Edit tests and more';
export const ADD_TESTS = 'Add tests';
export const CANCEL = 'Cancel';
export const TITLE_AND_STATEMENT_REQUIRED: typeof contract.TITLE_AND_STATEMENT_REQUIRED =
  'Title and statement are required';
export const ONLY_ADMINS_CREATE = 'Only admin users can create problems';
export const ONLY_ADMINS_UPDATE = 'Only admin users can update problems';
export const SIGN_IN_TO_CREATE = 'You must be logged in to create a problem';
export const CREATE_FAILED = 'Failed to create problem';
export const UPDATE_FAILED = 'Failed to update problem';

/** Of a problem that has no tests, so that nobody sets out to solve it unawares. */
export const NO_TESTS_YET = 'No tests yet';

export const listFailure = (message: string): string => `Error loading problems: ${message}`;

export const PDF_FAILED = 'The PDF could not be loaded. Please try again.';

export const HIDDEN =
  'Moderators have hidden this problem. Only its author and staff can see it, and nobody can solve it.';
