import { readPreferences } from './preferences.ts';

/** The device's IANA time zone. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All IANA time zones that the browser knows. */
export const knownTimeZones = (): string[] => Intl.supportedValuesOf('timeZone');

const isKnown = (timeZone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
};

/** The reader's IANA time zone, as they prefer it or as their device has it: days and streaks are counted in it. */
export const ownTimeZone = (): string => {
  const preferred = readPreferences()?.time_zone;
  return preferred && isKnown(preferred) ? preferred : deviceTimeZone();
};
