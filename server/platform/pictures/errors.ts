import { Refusal } from '../errors.ts';

export const notAPicture = (): Refusal => new Refusal('invalid', 'Choose a JPEG, PNG, WebP, GIF or AVIF picture');
export const damagedPicture = (): Refusal => new Refusal('invalid', 'This picture can’t be read. Choose another one');
export const hugePicture = (): Refusal => new Refusal('invalid', 'The picture can have at most 40 megapixels');
