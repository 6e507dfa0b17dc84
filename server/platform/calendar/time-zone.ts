import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const known = new Set(tzlib_get_timezones());

/** Whether calendars can be written in this zone: its rules are known, so that every reader can be given them. */
export const isCalendarZone = (zone: string): boolean => zone === 'UTC' || known.has(zone);

/** The rules of a zone as a VTIMEZONE, with RRULE from 1970: some readers ignore those made of single dates. Null for UTC. */
export function timeZoneRules(zone: string): string | null {
  if (zone === 'UTC') return null;
  if (!known.has(zone)) throw new RangeError(`No rules of time for ${zone}`);
  const [rules = ''] = tzlib_get_ical_block(zone);
  return rules;
}

/** What the wall says in a zone at a moment. `date` is 2026-03-14, `time` 09:30. */
export function wallIn(zone: string, at: Date): { date: string; time: string; seconds: string } {
  const parts = new Map(
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    seconds: part('second'),
  };
}
