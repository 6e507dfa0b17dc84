/** Texts fixed by the specification. */
export const GENERATE_NEW_CHALLENGE = 'Generate New Challenge';
export const GENERATE_AI_PROBLEM = 'Generate AI Problem';
export const GENERATE_FAILED = 'Failed to generate problem';

export const SIGN_IN_TO_GENERATE = 'You must be logged in to generate a problem';
