import { PICTURE_BYTES } from '@devorbit/contract/community/profiles-limits.ts';
import { InvalidInput, Refusal } from '../../../platform/errors.ts';

export const largePicture = (): Refusal =>
  new Refusal('too_large', `The picture can be up to ${PICTURE_BYTES / 1024 / 1024} MB`);
export const noUpload = (): Refusal =>
  new Refusal('invalid', 'Send the picture as multipart/form-data, in the field profile_picture');
export const noPicture = (): Refusal => new Refusal('missing', 'Picture not found');
export const noUser = (): Refusal => new Refusal('missing', 'User not found');
export const wrongConfirmation = (): InvalidInput =>
  new InvalidInput([{ path: 'username', message: 'Type your username exactly as shown' }]);
export const lastSuperuser = (): Refusal =>
  new Refusal('conflict', 'You’re the only superuser. Make someone else a superuser before you delete your account.');
