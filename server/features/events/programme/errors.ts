import { MAX_ROOMS, MAX_SESSIONS, MAX_SPEAKERS } from '@devorbit/contract/events/programme-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const speakerNotFound = (): Refusal => new Refusal('missing', 'Speaker not found');
export const sessionNotFound = (): Refusal => new Refusal('missing', 'Session not found');
export const tooManySpeakers = (): Refusal => new Refusal('conflict', `An event has at most ${MAX_SPEAKERS} speakers`);
export const tooManySessions = (): Refusal => new Refusal('conflict', `An event has at most ${MAX_SESSIONS} sessions`);
export const tooManyRooms = (): Refusal => new Refusal('conflict', `An event has at most ${MAX_ROOMS} rooms`);
export const roomTaken = (room: string, title: string): Refusal =>
  new Refusal('conflict', `${room} has another session at that time: ${title}`);
export const skippedTime = (): InvalidInput =>
  new InvalidInput([
    { path: 'startTime', message: 'The clocks go forward then, so this time doesn’t exist there. Choose another one.' },
  ]);
export const outsideEvent = (): InvalidInput =>
  new InvalidInput([{ path: 'date', message: 'The session must be within the dates of the event' }]);
export const strangeSpeaker = (): InvalidInput =>
  new InvalidInput([{ path: 'speakers', message: 'Choose speakers of this event' }]);
