// What other features ask of audit: whether the actor may is for them to ask.

/** Privileged acts, newest first. */
export { selectActs } from './store.ts';
