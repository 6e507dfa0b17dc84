import { Refusal } from '../../../platform/errors.ts';

export const noSuchModule = (): Refusal => new Refusal('missing', 'Module not found.');
export const noteTooLong = (): Refusal =>
  new Refusal(
    'invalid',
    'This note was changed on two devices, and the two texts together are too long. Please shorten it.',
  );
