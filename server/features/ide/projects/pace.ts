import type { Clock } from '../../../platform/clock.ts';

/** So often in one second, by all pages of one user at one server. */
const MOST = 10;
const SECOND_MS = 1_000;

/**
 * Whether a user may tell where they are once more now. Kept in memory alone: it comes five times a second, and a row for
 * each would cost more than what it guards.
 */
export function createPace(clock: Clock): (user: number) => boolean {
  let since = clock.now().getTime();
  let counts = new Map<number, number>();
  return (user) => {
    const at = clock.now().getTime();
    // A clock that was set back begins anew.
    if (at < since || at - since >= SECOND_MS) {
      since = at;
      counts = new Map();
    }
    const count = (counts.get(user) ?? 0) + 1;
    counts.set(user, count);
    return count <= MOST;
  };
}
