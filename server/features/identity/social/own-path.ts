import { pathOf } from '@devorbit/contract/path-of.ts';
const LONGEST = 500;
const HOME = pathOf('home');

/**
 * A path of our own to go on to; home where `next` is none. Everything that some browser takes for another site is none:
 * a second slash or a backslash, also where dots or escapes hide them, and control characters.
 */
export function ownPath(next: string | undefined): string {
  if (next === undefined || next.length > LONGEST || !next.startsWith('/') || /[\\\p{Cc}\s]/u.test(next)) return HOME;
  const own = 'http://own.invalid';
  const target = URL.parse(next, own);
  if (target === null || target.origin !== own || /^\/\/|%2f|%5c|\\/i.test(target.pathname)) return HOME;
  return target.pathname + target.search + target.hash;
}
