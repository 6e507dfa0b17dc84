// What certificates ask of quizzes: whether the actor may know is for them to ask.
export { selectOptionalResult } from './store.ts';
