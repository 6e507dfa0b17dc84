import { DATE_LOCALE, LOCALE } from './locale.ts';
import { counted } from './plurals.ts';

const dated = (options: Intl.DateTimeFormatOptions, moment: string | number): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, options).format(new Date(moment));

/** `21 Nov 2026, 18:43`. Without a time zone these are in that of the device. */
export const momentText = (moment: string, timeZone?: string): string =>
  dated({ dateStyle: 'medium', timeStyle: 'short', timeZone }, moment);

/** `21 Nov 2026` */
export const dateText = (moment: string, timeZone?: string): string => dated({ dateStyle: 'medium', timeZone }, moment);

/** `21 November 2026` */
export const longDateText = (moment: string, timeZone?: string): string =>
  dated({ dateStyle: 'long', timeZone }, moment);

/** `18:43` */
export const clockText = (moment: string, timeZone: string): string =>
  dated({ hour: '2-digit', minute: '2-digit', timeZone }, moment);

/** `21 Nov` */
export const shortDateText = (moment: string, timeZone: string): string =>
  dated({ day: 'numeric', month: 'short', timeZone }, moment);

/** `16 November` of a moment, in UTC. */
export const dayMonthText = (moment: string): string =>
  dated({ day: 'numeric', month: 'long', timeZone: 'UTC' }, moment);

/** `November 2026` */
export const monthText = (moment: string, timeZone: string): string =>
  dated({ month: 'long', year: 'numeric', timeZone }, moment);

/** YYYY-MM-DD of a moment, in ms, in a time zone. */
export const dayOf = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

const ofDay = (options: Intl.DateTimeFormatOptions, day: string): string =>
  dated({ ...options, timeZone: 'UTC' }, `${day}T00:00:00Z`);

/** `Saturday, 21 November 2026` of a YYYY-MM-DD; the next without the year. */
export const longDayText = (day: string): string => ofDay({ dateStyle: 'full' }, day);
export const dayNameText = (day: string): string => ofDay({ weekday: 'long', day: 'numeric', month: 'long' }, day);

/** `Sat` and `Nov` of a YYYY-MM-DD. */
export const shortWeekday = (day: string): string => ofDay({ weekday: 'short' }, day);
export const shortMonth = (day: string): string =>
  new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' }).format(new Date(day));

/** How long ago, in words for small times, else the day: `5 minutes ago`, `yesterday`, `3 Mar 2026`. `now` in ms. */
export function agoText(moment: string, now: number, timeZone?: string): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const words = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  if (seconds < 60) return 'just now';
  if (seconds < 3600) return words.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return words.format(-Math.floor(seconds / 3600), 'hour');
  if (seconds < 7 * 86_400) return words.format(-Math.floor(seconds / 86_400), 'day');
  return dateText(moment, timeZone);
}

/** A stretch of time, roughly, in ms: `3 minutes`, `5 hours`, `2 days`; each unit until two of the next. */
export const durationText = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return counted(minutes, 'minute');
  return minutes < 48 * 60
    ? counted(Math.floor(minutes / 60), 'hour')
    : counted(Math.floor(minutes / (24 * 60)), 'day');
};
