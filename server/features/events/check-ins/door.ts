// What the demo world writes.
export { insertScans } from './store.ts';
