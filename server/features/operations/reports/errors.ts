import { Refusal } from '../../../platform/errors.ts';

export const reportNotFound = (): Refusal => new Refusal('missing', 'There is no such report');
export const subjectNotFound = (): Refusal => new Refusal('missing', 'There is nothing here that can be reported');
export const notOnesOwn = (): Refusal =>
  new Refusal('invalid', 'This is your own: you can change or remove it yourself');
export const alreadyReported = (): Refusal =>
  new Refusal('conflict', 'You have reported this already. The moderators will look at it.');
export const alreadyDecided = (): Refusal => new Refusal('conflict', 'Somebody has decided on this report already');
export const notAboutOneself = (): Refusal => new Refusal('forbidden', 'Nobody decides on a report about themselves');
export const notHidden = (): Refusal => new Refusal('conflict', 'This problem is not hidden');
