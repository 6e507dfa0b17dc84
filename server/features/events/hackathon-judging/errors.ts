import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const noHackathon = (): Refusal => new Refusal('missing', 'This event is not a hackathon');
export const notYourJudging = (): Refusal => new Refusal('forbidden', 'Only judges of this hackathon may do that');
export const notAssigned = (): Refusal => new Refusal('forbidden', 'This entry is not assigned to you');
export const rubricFinal = (): Refusal =>
  new Refusal('conflict', 'A judge has submitted scores, so the rubric can no longer change');
export const strangeCriterion = (): InvalidInput =>
  new InvalidInput([{ path: 'criteria', message: 'One of these criteria isn’t part of this rubric. Reload it.' }]);
export const entriesOpen = (): Refusal =>
  new Refusal('conflict', 'Entries can still change. Assign judges when submissions have closed.');
export const noEntries = (): Refusal => new Refusal('conflict', 'No entries were submitted');
export const noJudges = (): Refusal => new Refusal('conflict', 'Add judges as helpers first');
export const judgingClosed = (): Refusal => new Refusal('conflict', 'Judging has closed');
export const alreadyReleased = (): Refusal => new Refusal('conflict', 'The result is out and can no longer change');
export const unknownCriterion = (): InvalidInput =>
  new InvalidInput([{ path: 'points', message: 'The rubric has changed. Reload the page.' }]);
export const pointsMissing = (name: string): InvalidInput =>
  new InvalidInput([{ path: 'points', message: `Choose 1 to 5 for ${name}` }]);
export const noTie = (): Refusal => new Refusal('conflict', 'These entries no longer share a rank. Reload the result.');
export const nothingScored = (): Refusal => new Refusal('conflict', 'No entry has scores yet');
export const stillMissing = (what: string): Refusal => new Refusal('conflict', `Not everything is in: ${what}`);
export const noResult = (): Refusal => new Refusal('missing', 'The result is not out yet');
