import type * as contract from '@devorbit/contract/practice/submissions.ts';

/** Texts fixed by the specification; the compiler holds those that the server says too against the contract. */
export const NO_TESTS: typeof contract.NO_TESTS = 'No test cases available for this problem';
export const BLANK_INPUT: typeof contract.BLANK_INPUT = 'Please provide custom input';
export const UNSUPPORTED_LANGUAGE: typeof contract.UNSUPPORTED_LANGUAGE = 'Selected language not supported';

/** The specification's name for the execution service, whose wire format ours speaks. */
export const EXECUTION_SERVICE_ERROR = 'Piston API error';

export const RESET = 'Reset';
export const CUSTOM_INPUT = 'Custom Input';
export const RUN_WITH_CUSTOM_INPUT = 'Run with Custom Input';
export const RUN_TESTS = 'Run Tests';
export const RUN_CODE = 'Run Code';
export const RESET_CODE = 'Reset Code';
export const SUBMIT_SOLUTION = 'Submit Solution';
export const SUBMITTING = 'Submitting...';
/** Behind 'Sign in to'. */
export const SIGN_IN_TO = { run: 'run your code', custom: 'run your code', submit: 'submit your solution' } as const;
/** In the panel of results, opened before anything has run. */
export const NOTHING_RUN = 'Run your code to see the result here.';
export const RESULT = 'Result';

export const FIGURE_TITLES = {
  solved: 'Total Problems Solved',
  streak: 'Current Streak',
  points: 'Points Earned',
} as const;
export const FIGURE_FAILURES = {
  solved: 'Failed to load',
  streak: 'Streak unavailable',
  points: 'Points unavailable',
} as const;
export const DASHBOARD_FAILURE = 'Failed to load dashboard';
