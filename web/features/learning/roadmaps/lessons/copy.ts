export const RUN = 'Run';
export const RUN_AGAIN = 'Run again';
export const RESET = 'Reset';
export const START_EXERCISE = 'Start coding';
export const RUN_TESTS = 'Run tests';
export const PROVE = 'Submit for proof';
export const PROVE_HELP =
  'Tests run in your browser first. Submit for proof to have them checked on our server: that counts towards a Verified certificate.';
export const SIGN_IN_TO_PROVE = 'Sign in to submit your solution for proof.';
export const SIZE_NOTE = 'Loads the editor and React, about 280 KB, once.';
export const PROVEN = 'Proven';
export const PROVE_FAILED = 'We couldn’t check your solution. Please try again.';
export const SOLUTION_FAILED = 'We couldn’t load the solution. Please try again.';
export const NO_SCRIPT = 'Turn on JavaScript to run programs, solve exercises and take quizzes.';
export const CARDS = 'Its questions come back before you forget them.';
export const REVIEWS = 'Your reviews';
