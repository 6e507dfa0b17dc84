import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { gathered } from '../../../platform/gathered.ts';
import { selectCallers } from './store.ts';

// What other features do to accounts, in transactions of theirs: whether the actor may is for them to ask.
export {
  clearDeletionDue,
  isLastSuperuser,
  lockDue,
  selectDue,
  updateAnonymised,
  updateDeletionDue,
} from './leaving-store.ts';
export {
  insertSampleUsers,
  lockSamplesBehind,
  selectHasDemoWorld,
  selectIsSample,
  selectSamplePeople,
  updateSamplesUntil,
} from './sample-store.ts';
export { updateFullName, updateRoles, updateSuspension, updateUniversity } from './store.ts';

/** Where a user's emails go; null for an account that is gone. Not for users: it asks no policy. */
export { selectOptionalMailAddress } from './mail-address-store.ts';

/** For whom an address was signed, as they would call now; null for an account that may no longer sign in. */
export { selectOptionalActor } from './store.ts';

/** A username or address as accounts are found by it: what limits by name count. No spelling of an account's name has another. */
export { selectFolded } from './store.ts';

/** For the other ways in: how long a session lasts. */
export { accountSettings } from './settings.ts';

/** The session's holder has proved again who they are: dangerous acts are open for FRESH_MS from `at`. */
export { updateAuthenticatedAt } from './store.ts';

/** Creates a learner's account without a password for somebody whose address a provider has verified; null where the username or the address is taken. */
export { insertOptionalExternalUser } from './store.ts';

/** Ends every session of a user; answers how many. */
export { deleteSessionsOf } from './session-store.ts';

/** Whose session it is, by the digest of its code in hex. Calls that come at one time are one query; nothing is kept. */
export const gatherCallers = ({ database, clock }: { database: Database; clock: Clock }) =>
  gathered((codeDigests: string[]) => selectCallers(database, codeDigests, clock.now()));
