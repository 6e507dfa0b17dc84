// What the demo world writes.
export { upsertMember } from './store.ts';
