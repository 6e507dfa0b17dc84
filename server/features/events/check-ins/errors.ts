import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const notYourEntrance = (): Refusal =>
  new Refusal('forbidden', 'Only its organizers, helpers at check-in and staff may do that');
export const checkInCancelled = (): Refusal => new Refusal('conflict', 'This event is cancelled');
export const checkInOver = (): Refusal => new Refusal('conflict', 'Check-in for this event has ended');
export const wrongSelfCode = (): InvalidInput =>
  new InvalidInput([{ path: 'code', message: 'That isn’t the current code. Type the one you see on the screen.' }]);
export const nobodyToCheckIn = (): Refusal =>
  new Refusal('conflict', 'You have no place at this event. Ask at the entrance.');
