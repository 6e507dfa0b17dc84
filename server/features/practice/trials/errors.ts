import { Refusal } from '../../../platform/errors.ts';

export const trialPackageNotFound = (): Refusal => new Refusal('missing', 'There is no such package');
