/** `1.5 hours`, `45 min`, `1h 30m`, `2 hours 15 minutes` in minutes; null for anything else. */
export function minutesOfDuration(text: string): number | null {
  const found =
    /^(?:(\d{1,3}(?:\.\d{1,2})?) ?h(?:(?:ou)?rs?)?)?(?:, | and | ?)(?:(\d{1,4}) ?m(?:in(?:ute)?s?)?)?$/.exec(
      text.trim().toLowerCase(),
    );
  if (!found || (found[1] === undefined && found[2] === undefined)) return null;
  const minutes = Math.round(Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0));
  return minutes > 0 ? minutes : null;
}

/** 90 → `1h 30m`, 45 → `45m`. */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours}h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}m`] : [])].join(' ');
}

/** The sum of durations, as hours and minutes. */
export const totalOf = (durations: readonly string[]): string =>
  durationOf(durations.reduce((sum, text) => sum + (minutesOfDuration(text) ?? 0), 0));

/** Rounded, and never 0 or 100 while anything is between; 0 of 0 is 0. */
export function percentOf(done: number, of: number): number {
  if (of === 0 || done <= 0) return 0;
  return done >= of ? 100 : Math.min(99, Math.max(1, Math.round((done / of) * 100)));
}
