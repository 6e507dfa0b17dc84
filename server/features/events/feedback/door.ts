// What the demo world writes.
export { putFeedback } from './store.ts';
