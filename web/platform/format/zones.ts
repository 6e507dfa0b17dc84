/** `IST`, `CET`, `EDT`: each is known in its own part of the world; `GMT+3` where none is. */
export function zoneText(moment: string, timeZone: string): string {
  const names = ['en-GB', 'en-US', 'en-IN', 'en-AU'].map(
    (locale) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
        .formatToParts(new Date(moment))
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? '';
}
