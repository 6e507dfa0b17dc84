import { Refusal } from '../../../platform/errors.ts';

export const reportNotFound = (): Refusal => new Refusal('missing', 'Report not found');
export const subjectNotFound = (): Refusal => new Refusal('missing', 'There is nothing to report here');
export const notOnesOwn = (): Refusal =>
  new Refusal('invalid', 'This is yours, so you can change or remove it yourself');
export const alreadyReported = (): Refusal =>
  new Refusal('conflict', 'You’ve already reported this. The moderators will look into it.');
export const alreadyDecided = (): Refusal => new Refusal('conflict', 'Someone has already decided on this report');
export const notAboutOneself = (): Refusal => new Refusal('forbidden', 'You can’t decide on a report about yourself');
export const notHidden = (what: 'problem' | 'document'): Refusal =>
  new Refusal('conflict', `This ${what} isn’t hidden`);
