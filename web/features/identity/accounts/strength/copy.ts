import { plural } from '../../../../platform/format/plurals.ts';
/** What would make a password stronger, by what is weakest about it. */
export const ADVICE = {
  personal: 'Leave out your name, username and email.',
  common: 'It contains one of the words people try first. Add a word or two that don’t belong together.',
  repeat: 'Repeats add little. Add another word or two.',
  sequence: 'Runs like abc, 1234 or qwerty add little. Add another word or two.',
  year: 'Years are easy to guess. Add another word or two.',
  word: 'Add another word or two.',
} as const;

export const ALMOST = 'One more word would make it strong.';

export const moreCharacters = (left: number): string => `${left} more ${plural(left, 'character')} to go.`;
