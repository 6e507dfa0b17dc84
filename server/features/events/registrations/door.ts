// What the demo world writes.
export { insertSampleRegistrations } from './store.ts';
