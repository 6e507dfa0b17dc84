import { counted } from '../platform/format/plurals.ts';

const MINUTE_MS = 60_000;

/** How long ago something was typed, ms before `now`: 'a moment ago', '5 minutes ago', '3 days ago'. */
export function typedAgo(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE_MS);
  if (minutes < 1) return 'a moment ago';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return `${hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')} ago`;
}

export const KEPT = 'Saved on this device';
export const KEPT_OFFLINE = 'You’re offline. What you type is saved on this device';
export const REFUSED = 'This browser can’t save drafts. Send or copy your text before you leave';
export const TOO_LONG = 'Too long to save as a draft. Save it before you leave';
export const ELSEWHERE = 'Edited in another tab';
export const STALE = 'what it is about has changed since';
