import { Refusal } from '../../../platform/errors.ts';

export const noSuchHint = (hints: number): Refusal =>
  new Refusal(
    'invalid',
    hints === 0 ? 'This problem has no hints.' : `This problem has ${hints} hint${hints === 1 ? '' : 's'}.`,
  );
export const hintOutOfTurn = (next: number): Refusal =>
  new Refusal('invalid', `Hints open in order. Your next one is hint ${next}.`);
export const noEditorial = (): Refusal => new Refusal('invalid', 'This problem has no editorial.');
