// What certificates ask of exercises, and what the demo world writes of them: whether the actor may is for them to ask.
export { insertSampleProofs } from './sample-store.ts';
export { selectProven } from './store.ts';
