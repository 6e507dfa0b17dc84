import type { Timing } from '@devorbit/content-reader/packages/imported-problem.ts';

/** Where a package says nothing: twice the slowest accepted submission, in whole seconds (package format 2025-09). */
const usual: Timing = { accepted: 2, resolution_ms: 1000 };
/** What the contract carries, in ms. */
export const LEAST_TIME = 100;
export const MOST_TIME = 20_000;

/** The time limit that follows from the slowest accepted submission, both in ms: the smallest multiple of the resolution that keeps the margin. */
export function inferTimeLimit(slowest_ms: number, { accepted, resolution_ms }: Timing = usual): number {
  const least = Math.max(slowest_ms * accepted, LEAST_TIME);
  return Math.max(1, Math.ceil(least / resolution_ms)) * resolution_ms;
}
