import {
  ENTRY_PICTURE_BYTES,
  MAX_ENTRY_BYTES,
  MAX_ENTRY_FILES,
  MAX_ENTRY_PICTURES,
} from '@devorbit/contract/events/hackathons-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

const MB = 1024 * 1024;

export const noHackathon = (): Refusal => new Refusal('missing', 'This event is not a hackathon');
export const noDates = (): Refusal => new Refusal('conflict', 'The organizers have not set the dates yet');
export const entriesClosed = (): Refusal => new Refusal('conflict', 'Submissions have closed');
export const resultOut = (): Refusal => new Refusal('conflict', 'The result is out, so the dates no longer change');
export const judgesAtWork = (): Refusal =>
  new Refusal('conflict', 'Judges have the entries already, so submissions stay closed');
export const needsPlace = (): Refusal => new Refusal('forbidden', 'Teams are for people with a place at this event');
export const inTeam = (): Refusal => new Refusal('conflict', 'You’re already in a team for this hackathon');
export const noTeam = (): Refusal => new Refusal('missing', 'You’re not in a team for this hackathon');
export const nameTaken = (): InvalidInput =>
  new InvalidInput([{ path: 'name', message: 'Another team has this name' }]);
export const unknownCode = (): InvalidInput =>
  new InvalidInput([{ path: 'code', message: 'No team in this hackathon has this code' }]);
export const teamFull = (most: number): Refusal =>
  new Refusal('conflict', `This team is full: it has ${most === 1 ? '1 member' : `${most} members`}`);
export const teamTooSmall = (size: number, least: number): Refusal =>
  new Refusal(
    'conflict',
    `A team needs at least ${least} members to submit, and yours has ${size}. Save a draft for now.`,
  );
export const hasTeams = (count: number): Refusal =>
  new Refusal('conflict', `${count === 1 ? '1 team has' : `${count} teams have`} formed, so this stays a hackathon`);
export const leastAboveMost = (): InvalidInput =>
  new InvalidInput([{ path: 'leastMembers', message: 'Must not be more than the maximum' }]);
export const leadOnly = (): Refusal => new Refusal('forbidden', 'Only the lead of the team can do this');
export const leadRemoved = (): Refusal => new Refusal('conflict', 'To remove yourself, leave the team');
export const notInTeam = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'They are not in your team' }]);
export const entryChanged = (): Refusal =>
  new Refusal('conflict', 'Someone in your team has changed the entry. Copy your text, then reload the entry.');
export const entryNotFound = (): Refusal => new Refusal('missing', 'Entry not found');
export const versionsForTeam = (): Refusal => new Refusal('forbidden', 'Versions are for the team and the organizers');
export const versionNotFound = (): Refusal => new Refusal('missing', 'Version not found');
export const saveEntryFirst = (): Refusal => new Refusal('conflict', 'Save a draft first');
export const nothingToRun = (): Refusal => new Refusal('conflict', 'The saved entry has no start command');
export const runAtWork = (): Refusal => new Refusal('conflict', 'A run of this entry hasn’t finished yet');
export const runForJudges = (): Refusal =>
  new Refusal('forbidden', 'Judges and organizers see this, once submissions have closed');
export const saveFirst = (): Refusal => new Refusal('conflict', 'Save a draft first, then add pictures and files');
export const tooManyPictures = (): Refusal =>
  new Refusal('conflict', `An entry can have up to ${MAX_ENTRY_PICTURES} pictures`);
export const tooManyFiles = (): Refusal => new Refusal('conflict', `An entry can have up to ${MAX_ENTRY_FILES} files`);
export const entryFull = (): Refusal =>
  new Refusal('too_large', `The pictures and files of an entry can have up to ${MAX_ENTRY_BYTES / MB} MB in total`);
export const largePicture = (): Refusal =>
  new Refusal('too_large', `The picture can be up to ${ENTRY_PICTURE_BYTES / MB} MB`);
export const noPictureForm = (): Refusal =>
  new Refusal('invalid', 'Send the picture as multipart/form-data, in the field picture');
export const noFileForm = (): Refusal =>
  new Refusal('invalid', 'Send the file as multipart/form-data, in the field file');
export const noFile = (): Refusal => new Refusal('invalid', 'Choose a file');
export const badFileName = (why: string): Refusal => new Refusal('invalid', why);
export const fileNameTaken = (): Refusal => new Refusal('conflict', 'The entry already has a file with this name');
export const fileNotFound = (): Refusal => new Refusal('missing', 'File not found');
export const closesInWrongOrder = (): InvalidInput =>
  new InvalidInput([{ path: 'judgingClosesAt', message: 'Judging must close after submissions do' }]);
export const tooFar = (path: 'submissionsCloseAt' | 'judgingClosesAt'): InvalidInput =>
  new InvalidInput([{ path, message: 'Choose a date closer to today' }]);
