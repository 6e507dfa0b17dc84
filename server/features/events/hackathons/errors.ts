import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const noHackathon = (): Refusal => new Refusal('missing', 'This event is not a hackathon');
export const noDates = (): Refusal => new Refusal('conflict', 'The organizers have not set the dates yet');
export const entriesClosed = (): Refusal => new Refusal('conflict', 'Submissions have closed');
export const resultOut = (): Refusal => new Refusal('conflict', 'The result is out, so the dates no longer change');
export const judgesAtWork = (): Refusal =>
  new Refusal('conflict', 'Judges have the entries already, so submissions stay closed');
export const needsPlace = (): Refusal => new Refusal('forbidden', 'Teams are for people with a place at this event');
export const inTeam = (): Refusal => new Refusal('conflict', 'You are in a team of this hackathon already');
export const noTeam = (): Refusal => new Refusal('missing', 'You are in no team of this hackathon');
export const nameTaken = (): InvalidInput =>
  new InvalidInput([{ path: 'name', message: 'Another team has this name' }]);
export const unknownCode = (): InvalidInput =>
  new InvalidInput([{ path: 'code', message: 'No team of this hackathon has this code' }]);
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
  new InvalidInput([{ path: 'leastMembers', message: 'Must not be more than a team may have' }]);
export const leadOnly = (): Refusal => new Refusal('forbidden', 'Only the lead of the team can do this');
export const leadRemoved = (): Refusal => new Refusal('conflict', 'To go yourself, leave the team');
export const notInTeam = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'They are not in your team' }]);
export const entryChanged = (): Refusal =>
  new Refusal('conflict', 'Somebody in your team changed the entry meanwhile. Copy your text, then load it again.');
export const entryNotFound = (): Refusal => new Refusal('missing', 'Entry not found');
export const versionsForTeam = (): Refusal => new Refusal('forbidden', 'Versions are for the team and the organizers');
export const versionNotFound = (): Refusal => new Refusal('missing', 'Version not found');
export const closesInWrongOrder = (): InvalidInput =>
  new InvalidInput([{ path: 'judgingClosesAt', message: 'Judging must close after submissions do' }]);
export const tooFar = (path: 'submissionsCloseAt' | 'judgingClosesAt'): InvalidInput =>
  new InvalidInput([{ path, message: 'Choose a date nearer to today' }]);
