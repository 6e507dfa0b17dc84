// What others do to generated problems, in transactions of theirs: whether the actor may is for them to ask.
export { insertGenerated } from './published-store.ts';
