/**
 * An author's validator did not say whether an output is right. It is ours, never the learner's: the verdict is Judge
 * Error. The message quotes the validator for the log and for the author; no learner sees it.
 */
export class ValidatorError extends Error {}
