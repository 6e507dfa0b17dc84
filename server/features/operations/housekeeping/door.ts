// What other features ask of housekeeping: whether the actor may is for them to ask.

/** How every hourly job is, those that fail first. */
export { selectJobs } from './store.ts';
