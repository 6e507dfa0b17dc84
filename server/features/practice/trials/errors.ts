import { Refusal } from '../../../platform/errors.ts';

export const trialPackageNotFound = (): Refusal => new Refusal('missing', 'Package not found');
