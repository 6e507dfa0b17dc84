/** Tries to prove who one is, of one address, account or device. */
export type Tries = {
  /** Since `since`. */
  tries: number;
  /** Lock-outs so far, until they are forgotten. */
  lockouts: number;
  since: Date;
  locked_until: Date | null;
};

const MINUTE_MS = 60_000;
/** In which tries are counted together. */
const WINDOW_MS = 15 * MINUTE_MS;
/** Each lock-out is longer than the one before; none is longer than the last, so that no owner is kept out for good. */
const LOCKS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** After this without a try, earlier lock-outs count no more. */
export const FORGET_MS = 24 * 60 * MINUTE_MS;

/**
 * Counts a try at `now`: `waitMs` is how long none is let through, 0 where this one is. After a lock-out only a third of
 * `allowance` leads to the next.
 */
export function countTry(before: Tries, allowance: number, now: Date): { after: Tries; waitMs: number } {
  const at = now.getTime();
  const locked = before.locked_until?.getTime() ?? 0;
  if (locked > at) return { after: before, waitMs: locked - at };
  const idle = at - Math.max(before.since.getTime(), locked);
  const lockouts = idle >= FORGET_MS ? 0 : before.lockouts;
  const counted = idle >= WINDOW_MS ? { tries: 0, since: now } : { tries: before.tries, since: before.since };
  if (counted.tries < (lockouts === 0 ? allowance : Math.ceil(allowance / 3)))
    return { after: { ...counted, tries: counted.tries + 1, lockouts, locked_until: null }, waitMs: 0 };
  const waitMs = LOCKS_MS[Math.min(lockouts, LOCKS_MS.length - 1)] ?? WINDOW_MS;
  const until = new Date(at + waitMs);
  return { after: { tries: 0, since: until, lockouts: lockouts + 1, locked_until: until }, waitMs };
}
