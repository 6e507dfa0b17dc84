// What other features do to problems, in transactions of theirs: whether the actor may is for them to ask.
export { insertPackage, selectOptionalPackage } from './package-store.ts';
export { addSampleCounts } from './sample-store.ts';
export { addToCounts, insertGeneratedProblem, raiseVersion, updateVerifiedProblem } from './written-store.ts';
