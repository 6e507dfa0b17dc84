import { numberText } from '../../../../platform/format/numbers.ts';

export const BADGES_FAILURE = 'Your badges could not be loaded';
export const NO_BADGES = 'No badges yet.';
export const NOT_EARNED = 'Not earned yet';

/** `4 of 10` */
export const progressText = (have: number, of: number): string => `${numberText(have)} of ${numberText(of)}`;
