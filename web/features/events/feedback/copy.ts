import { counted } from '../../../platform/format/plurals.ts';
export const TRY_AGAIN = 'That did not work. Please try again.';

/** What a number of stars means, from one up. */
export const starNames = ['Not worth my time', 'Below what I hoped for', 'Fine', 'Good', 'Outstanding'] as const;

export const starsText = (stars: number): string => counted(stars, 'star');
