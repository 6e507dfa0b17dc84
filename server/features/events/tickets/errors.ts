import { Refusal } from '../../../platform/errors.ts';

export const noTicket = (): Refusal => new Refusal('missing', 'There is no ticket: you have no place at this event');
export const noPlace = (): Refusal => new Refusal('conflict', 'They have no place at this event, and so no ticket');
