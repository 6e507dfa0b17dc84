export const SUGGEST_LEAD =
  'Share notes, papers or slides that you have the right to share. Once a reviewer accepts them, everyone can find them here, with your name.';
export const SUGGESTIONS = 'Your suggestions';
export const SUGGESTIONS_FAILED = 'The suggestions could not be loaded. Please try again.';
export const NO_SUGGESTIONS = 'No suggestions yet';
export const REVIEW = 'Waiting for review';
export const NOTHING_TO_REVIEW = 'Nothing to review.';
