import { Refusal } from '../../../platform/errors.ts';

export const reviewNotFound = (): Refusal => new Refusal('missing', 'Card not found.');
export const notDue = (): Refusal => new Refusal('conflict', 'This card isn’t due yet.');
export const answeredElsewhere = (): Refusal =>
  new Refusal('conflict', 'You’ve already answered this card on another device.');
export const nothingToUndo = (): Refusal => new Refusal('conflict', 'There’s no answer from today to undo.');
