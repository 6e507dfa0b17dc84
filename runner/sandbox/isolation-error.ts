/** Why this host cannot isolate: the message is one clear phrase for the operator. */
export class IsolationError extends Error {}
