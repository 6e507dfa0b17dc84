import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const registrationClosed = (why: string): Refusal => new Refusal('conflict', why);
export const wasDeclined = (): Refusal =>
  new Refusal('conflict', 'The organizer declined your registration for this event');
export const noRegistration = (): Refusal => new Refusal('missing', 'You are not registered for this event');
export const registrationNotFound = (): Refusal => new Refusal('missing', 'Registration not found');
export const eventOver = (): Refusal => new Refusal('conflict', 'This event is over');
export const noOffer = (): Refusal => new Refusal('conflict', 'No place is being offered to you right now');
export const notAsked = (): Refusal => new Refusal('conflict', 'This registration has already been decided');
export const groupTooLarge = (capacity: number): InvalidInput =>
  new InvalidInput([
    { path: 'seats', message: `This event has ${capacity === 1 ? '1 place' : `${capacity} places`} in total` },
  ]);
export const tooManyGuests = (): InvalidInput =>
  new InvalidInput([{ path: 'guests', message: 'There are more names than guests' }]);
export const answerMissing = (id: string): InvalidInput =>
  new InvalidInput([{ path: `answers.${id}`, message: 'Answer this question' }]);
export const answerUnknown = (id: string): InvalidInput =>
  new InvalidInput([{ path: `answers.${id}`, message: 'Choose one of the answers' }]);
export const tooManyAtOnce = (): Refusal =>
  new Refusal('unavailable', 'Many people are registering right now. Please try again.', 2);
