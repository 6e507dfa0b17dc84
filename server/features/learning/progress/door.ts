/** What a user has marked, with nobody asked: for the demo world. */
export { upsertMarks } from './store.ts';
