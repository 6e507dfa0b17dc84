import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const largePicture = (): Refusal =>
  new Refusal('too_large', `The picture must be at most ${PICTURE_BYTES / 1024 / 1024} MB`);
export const noUpload = (): Refusal =>
  new Refusal('invalid', 'Send the picture as multipart/form-data, in the field profile_picture');
export const noPicture = (): Refusal => new Refusal('missing', 'There is no such picture');
export const noUser = (): Refusal => new Refusal('missing', 'There is no such user');
export const wrongConfirmation = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'Type your username exactly as it is written' }]);
export const lastSuperuser = (): Refusal =>
  new Refusal('conflict', 'You are the last superuser: make somebody else one before you delete your account');
