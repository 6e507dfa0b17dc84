/**
 * A time zone as PostgreSQL takes it. Its canonical name, because PostgreSQL reads a few short names (`CET`, `EST`) as
 * fixed offsets; and offsets turned round, because POSIX counts them westwards. Throws a RangeError for an unknown zone.
 */
export function databaseTimeZone(zone: string): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  if (timeZone.startsWith('+')) return timeZone.replace('+', '-');
  return timeZone.startsWith('-') ? timeZone.replace('-', '+') : timeZone;
}

/** The year that a moment lies in, somewhere. */
export const yearIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', calendar: 'gregory' }).format(at));

/** The hour of the day somewhere, 0 to 23. Throws a RangeError for an unknown zone. */
export const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at));

/** The day somewhere, YYYY-MM-DD. Throws a RangeError for an unknown zone. */
export const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
