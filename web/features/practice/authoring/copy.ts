import type { VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import type { Part } from './model.ts';

export const SAVE = 'Save';
export const VERIFY = 'Verify';
export const SAVED = 'Saved';
export const UNSAVED = 'Unsaved changes';
export const SAVING = 'Saving…';
export const NEVER_SAVED = 'Not saved yet';
export const LOAD_AGAIN = 'Reload';
export const LOAD_AGAIN_QUESTION = 'Reload the draft?';
export const LOAD_AGAIN_LOSES = "You'll lose everything since your last save. Copy what you need first.";
export const KEEP_TYPING = 'Keep editing';
export const SAVE_FAILED = 'The draft could not be saved. Please try again.';
export const VERIFY_FAILED = 'The verification could not be started. Please try again.';
export const LOAD_FAILED = 'The draft could not be loaded';
export const IMPORT_FAILED = 'The package could not be read. Please try again.';
export const EXPORT_FAILED = 'The package could not be downloaded. Please try again.';

/** After a session has ended over unsaved changes. */
export const KEPT = 'Your session has ended. Sign in to get your unsaved changes back: they are kept in this browser.';

/** After an import. */
export const IMPORTED = 'Package imported and saved. Verify it to make it live.';

/** What each part is for, below its heading. */
export const LEADS: Record<Part, string> = {
  statement: 'What learners read: the task, and the format of input and output.',
  examples: 'Shown with the statement, and used as the first tests.',
  tests: 'Secret tests. Give each test an answer, or let the reference solution provide it.',
  code: 'Programs that generate inputs, and one that checks that inputs are valid. They run in the sandbox.',
  checker: 'How output is compared with the answer, and how much time and memory a solution gets.',
  solutions: 'The reference solution answers the tests. The others show that the tests tell right from wrong.',
  starter: 'The code learners start with.',
  help: 'Learners open hints one at a time, each at a cost. The editorial unlocks when they solve the problem or give up.',
  verify: 'The judge runs every program on every test. If everything passes, this becomes the next version.',
};

/** Of a check that an earlier one has made needless. */
export const SKIPPED = 'Skipped';

/** What a check's state is called, for who cannot see its mark. */
export const STATE_NAMES: Record<VerificationCheck['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  ok: 'Passed',
  bad: 'Failed',
};
