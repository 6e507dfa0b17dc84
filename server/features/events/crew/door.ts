// What the demo world writes.
export { upsertMember } from './store.ts';
// The dates of an event that repeats have the helpers of the first.
export { copyCrew } from './store.ts';
