import { Refusal } from '../../../platform/errors.ts';

export const noTicket = (): Refusal =>
  new Refusal('missing', 'You don’t have a place at this event, so there’s no ticket');
export const noPlace = (): Refusal =>
  new Refusal('conflict', 'They don’t have a place at this event, so there’s no ticket');
