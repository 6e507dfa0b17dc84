import { Refusal } from '../../../platform/errors.ts';

export const notAttended = (): Refusal =>
  new Refusal('forbidden', 'Only people who were at the event can give feedback');
export const notOver = (): Refusal => new Refusal('conflict', 'Feedback opens when the event is over');
export const feedbackClosed = (): Refusal => new Refusal('conflict', 'Feedback on this event has closed');
