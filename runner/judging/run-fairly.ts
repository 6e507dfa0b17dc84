import type { Limits } from '@devorbit/contract/judging.ts';
import type { Lane, RunOutcome, RunSpec } from '../sandbox/sandbox.ts';

/** Who waits uses next to nothing; who used more of the time than this share may have been kept from computing. */
const IDLE_SHARE = 0.05;

/** Over its time, but not by so much that it had to be stopped; or stopped by the clock although it did compute. */
export const isBorderline = ({ limit, cpu_ms, wall_ms }: RunOutcome, { time_ms }: Limits): boolean =>
  (limit === null && cpu_ms > time_ms) || (limit === 'wall' && cpu_ms >= wall_ms * IDLE_SHARE);

/** Of a border-line run and the one alone: a clock that ran out on a busy machine says nothing, else the shorter is the program's. */
export const fairer = <Run extends RunOutcome>(first: Run, alone: Run): Run =>
  first.limit === 'wall' || alone.cpu_ms < first.cpu_ms ? alone : first;

/**
 * Runs a test; a time-out that is border-line is run once more, with nothing beside it on this machine, before it
 * counts.
 */
export async function runFairly(lane: Lane, spec: RunSpec, limits: Limits): Promise<RunOutcome> {
  const first = await lane.run(spec);
  if (!isBorderline(first, limits)) return first;
  return fairer(first, await lane.run({ ...spec, alone: true }));
}
