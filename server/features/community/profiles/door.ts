// What is written to profiles by others than their owners: whether the actor may is for them to ask.
export { upsertProfile } from './store.ts';
