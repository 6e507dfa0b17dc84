// What the demo world writes.
export { putRecordings } from './store.ts';
