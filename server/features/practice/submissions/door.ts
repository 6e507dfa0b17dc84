// What other features do to submissions, in transactions of theirs: whether the actor may is for them to ask.
export { replaceResults, replaceSolved, selectCounts } from './correcting/store.ts';
export { insertSampleSolved, insertSampleSubmissions, insertSampleTests, selectHasAny } from './samples/store.ts';
