import { Refusal } from '../../../platform/errors.ts';

export const supportRequestNotFound = (): Refusal => new Refusal('missing', 'There is no such message');
export const amongSpam = (): Refusal =>
  new Refusal('conflict', 'This message lies among the spam. Take it out before you answer.');
