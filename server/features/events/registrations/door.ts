// What other features of events read and write of registrations; who may is for them to ask.
export {
  forgetScanners,
  type GuestRow,
  lockGuests,
  raiseIssue,
  selectArrivals,
  selectAttended,
  selectAttendees,
  selectGuests,
  updateCheckedIn,
} from './guest-store.ts';
export { updateUnreminded } from './reminder-store.ts';
export { selectOptionalById, selectOptionalOwn } from './store.ts';
// What the demo world writes.
export { insertSampleRegistrations } from './store.ts';
