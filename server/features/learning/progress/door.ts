// What other features ask of progress and write of the demo world's: whether the actor may is for them to ask.
export { selectMarks, upsertMarks } from './store.ts';
