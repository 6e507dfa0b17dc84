import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { Lane, RunOutcome, RunSpec } from '../sandbox/sandbox.ts';
import { wasKept } from './verdict.ts';

/** Who waits uses next to nothing; who used more of the time than this share may have been kept from computing. */
export const IDLE_SHARE = 0.05;

/** Over its time, but not by so much that it had to be stopped; or stopped by the clock although it did compute. */
const isBorderline = ({ limit, cpu_ms, wall_ms, starved_ms = 0 }: RunOutcome, { time_ms }: Limits): boolean =>
  (limit === null && cpu_ms > time_ms) || (limit === 'wall' && cpu_ms >= (wall_ms - starved_ms) * IDLE_SHARE);

/**
 * Tries once; a time-out that is border-line is tried once more, with nothing beside it on this machine, before it counts:
 * a clock that ran out on a busy machine says nothing, else the shorter is the program's. Rejects where the machine is so
 * busy that neither says anything.
 */
export async function fairly<Try>(
  attempt: (alone: boolean) => Promise<Try>,
  outcomeOf: (tried: Try) => RunOutcome,
  limits: Limits,
): Promise<Try> {
  const first = await attempt(false);
  const before = outcomeOf(first);
  if (!isBorderline(before, limits)) return first;
  const alone = await attempt(true);
  const after = outcomeOf(alone);
  const isFairer = before.limit === 'wall' || after.cpu_ms < before.cpu_ms;
  if (isFairer && wasKept(after, limits))
    throw new Error(
      `the machine is too busy to judge: in ${Math.round(after.wall_ms)} ms a program got ${Math.round(after.cpu_ms)} ms of CPU time`,
    );
  return isFairer ? alone : first;
}

/** Runs a test as `fairly` says. */
export const runFairly = (lane: Lane, spec: RunSpec, limits: Limits): Promise<RunOutcome> =>
  fairly(
    (alone) => lane.run(alone ? { ...spec, alone } : spec),
    (outcome) => outcome,
    limits,
  );
