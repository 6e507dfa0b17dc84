import type { VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import type { Part } from './model.ts';

export const SAVE = 'Save';
export const VERIFY = 'Verify';
export const SAVED = 'Saved';
export const UNSAVED = 'Unsaved changes';
export const SAVING = 'Saving…';
export const NEVER_SAVED = 'Not saved yet';
export const LOAD_AGAIN = 'Load again';
export const LOAD_AGAIN_QUESTION = 'Load the draft again?';
export const LOAD_AGAIN_LOSES = 'What you typed here since the last save goes. Copy it first if you need it.';
export const KEEP_TYPING = 'Keep typing';
export const SAVE_FAILED = 'The draft could not be saved. Please try again.';
export const VERIFY_FAILED = 'The verification could not be started. Please try again.';
export const LOAD_FAILED = 'The draft could not be loaded';
export const IMPORT_FAILED = 'The package could not be read. Please try again.';
export const EXPORT_FAILED = 'The package could not be fetched. Please try again.';

/** After a session has ended over unsaved changes. */
export const KEPT = 'Your session has ended. The unsaved changes wait in this browser until you have signed in.';

/** After an import. */
export const IMPORTED = 'The package is in the draft and saved. It becomes live when it is verified.';

/** What each part is for, below its heading. */
export const LEADS: Record<Part, string> = {
  statement: 'What learners read: what is given, what is asked for, and the form of input and output.',
  examples: 'Shown with the statement and run as the first tests.',
  tests: 'Secret tests. Each has an answer of its own, or gets the one that the reference solution prints.',
  code: 'Programs that make inputs, and one that says whether an input is valid. They run in the sandbox.',
  checker: 'How an output is compared with the answer, and what a solution may use.',
  solutions: 'The reference answers the tests. The others show that the tests tell right from wrong.',
  starter: 'What learners find in the editor.',
  help: 'Hints come one after another, each at a cost. The editorial opens after Accepted, or when somebody gives up.',
  verify: 'The judge runs every program on every test. When all of it holds, it becomes the next version.',
};

/** Of a check that an earlier one has made needless. */
export const NOT_LOOKED_AT = 'Not looked at';

/** What a check's state is called, for who cannot see its mark. */
export const STATE_NAMES: Record<VerificationCheck['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  ok: 'Fine',
  bad: 'Not fine',
};
