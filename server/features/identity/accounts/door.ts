// What other features do to accounts, in transactions of theirs: whether the actor may is for them to ask.
export {
  clearDeletionDue,
  isLastSuperuser,
  lockDue,
  selectDue,
  updateAnonymised,
  updateDeletionDue,
} from './leaving-store.ts';
export { insertSampleUsers } from './sample-store.ts';
export { updateFullName, updateRoles, updateSuspension } from './store.ts';
