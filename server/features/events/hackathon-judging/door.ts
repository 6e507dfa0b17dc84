// What the demo world writes.
export { insertResult, selectOptionalOwnEntry } from './result-store.ts';
export { putCriteria, selectCriteria } from './rubric-store.ts';
export { selectUnjudged } from './sample-store.ts';
export { lockJudging, putScores, selectAssignments, updateAssigned } from './store.ts';
