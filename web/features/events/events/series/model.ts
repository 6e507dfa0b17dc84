import { shortWeekday } from '../../../../platform/format/dates.ts';

const ordinals = ['1st', '2nd', '3rd', '4th', 'last'] as const;

/** `2nd Tue` of a YYYY-MM-DD: what a month's repetition keeps; of a fifth one the last. */
export const weekdayText = (day: string): string =>
  `${ordinals[Math.floor((Number(day.slice(8)) - 1) / 7)] ?? ''} ${shortWeekday(day)}`;
