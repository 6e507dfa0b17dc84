import { EVENT_PICTURE_BYTES, MAX_EVENT_DAYS } from '@devorbit/contract/events/events-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const eventNotFound = (): Refusal => new Refusal('missing', 'Event not found');
export const notYourEvent = (): Refusal => new Refusal('forbidden', 'Only its organizer and staff may do that');
export const changedMeanwhile = (): Refusal =>
  new Refusal('conflict', 'Someone else has changed this event. Reload it before you save.');
export const alreadyDecided = (): Refusal => new Refusal('conflict', 'Someone else has already decided on this event');
export const alreadyCancelled = (): Refusal => new Refusal('conflict', 'This event is cancelled');
export const alreadyOver = (): Refusal => new Refusal('conflict', 'This event is over');
export const hasRegistrations = (count: number): Refusal =>
  new Refusal(
    'conflict',
    `${count === 1 ? '1 person is' : `${count} people are`} registered. Cancel the event instead, and we’ll notify them.`,
  );
export const belowTaken = (capacity: number, taken: number): Refusal =>
  new Refusal(
    'conflict',
    `${taken === 1 ? '1 place is' : `${taken} places are`} taken, so there can’t be ${capacity}. Choose at least ${taken}.`,
  );
export const skippedTime = (path: 'startTime' | 'endTime' | 'registrationOpens' | 'registrationCloses'): InvalidInput =>
  new InvalidInput([
    { path, message: 'The clocks go forward then, so this time doesn’t exist there. Choose another one.' },
  ]);
export const endsBeforeStart = (): InvalidInput =>
  new InvalidInput([{ path: 'endDate', message: 'The end must be after the start' }]);
export const tooLong = (): InvalidInput =>
  new InvalidInput([{ path: 'endDate', message: `An event lasts at most ${MAX_EVENT_DAYS} days` }]);
export const closesBeforeOpens = (): InvalidInput =>
  new InvalidInput([{ path: 'registrationCloses', message: 'Registration must close after it opens' }]);
export const unknownZone = (): InvalidInput => new InvalidInput([{ path: 'timeZone', message: 'Unknown time zone' }]);
export const strangePicture = (path: string): InvalidInput =>
  new InvalidInput([{ path, message: 'Upload the picture again' }]);
export const noUpload = (): Refusal =>
  new Refusal('invalid', 'Send the picture as multipart/form-data, in the field picture');
export const largePicture = (): Refusal =>
  new Refusal('too_large', `The picture can be up to ${EVENT_PICTURE_BYTES / 1024 / 1024} MB`);
export const noPicture = (): Refusal => new Refusal('missing', 'Picture not found');
