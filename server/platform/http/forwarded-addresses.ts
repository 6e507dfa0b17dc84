import { isIP } from 'node:net';

/**
 * The end of an `X-Forwarded-For` in which every entry is an address, '' where the last one is none. Entries on the left of
 * one that is no address were passed on by nobody who is known.
 */
export function forwardedAddresses(header: string | string[] | undefined): string {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim());
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1).join(', ');
}
