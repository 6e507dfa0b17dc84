/** The reader's IANA time zone: days and streaks are counted in it. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
