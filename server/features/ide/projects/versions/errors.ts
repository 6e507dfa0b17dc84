import { Refusal } from '../../../../platform/errors.ts';

export const versionNotFound = (): Refusal => new Refusal('missing', 'Version not found');
