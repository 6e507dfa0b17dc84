/** How long ago, in words for small times, else the day: '5 minutes ago', 'yesterday', '3 Mar 2026'. */
export function agoText(moment: string, now: number, timeZone?: string): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (seconds < 60) return 'just now';
  if (seconds < 3600) return words.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return words.format(-Math.floor(seconds / 3600), 'hour');
  if (seconds < 7 * 86_400) return words.format(-Math.floor(seconds / 86_400), 'day');
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(moment),
  );
}

/** The token of an unsubscribe link, `#token=…`; null where it is not there or cut off. */
export const tokenOf = (hash: string): string | null => {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token !== null && /^[\w-]{40,200}$/.test(token) ? token : null;
};
