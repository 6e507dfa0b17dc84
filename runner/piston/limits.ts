import type { RunLimits } from '../sandbox/sandbox.ts';
import { BadRequest } from './bad-request.ts';

const MB = 1024 * 1024;

/** The largest that may be asked for, and what is given where nothing is: Piston's own times (ms), and memory in bytes. */
export const MOST = {
  compile_memory_limit: 1024 * MB,
  run_memory_limit: 512 * MB,
  compile_timeout: 10_000,
  run_timeout: 3_000,
  compile_cpu_time: 10_000,
  run_cpu_time: 3_000,
} as const;
type Name = keyof typeof MOST;

/** Of standard output and standard error, each, in bytes. */
export const OUTPUT_BYTES = MB;
const COMPILER_OUTPUT_BYTES = MB / 4;
/** By how many times its own time a stage may be late on a busy machine, where nobody asked for a time of the clock (decision 0017). */
const PATIENCE = 3;
/** Processes and threads. A parallel build starts some for each core. */
const PIDS = { compile: 256, run: 128 };
/** What the sandbox takes at the least, in KB. */
const LEAST_MEMORY_KB = 1024;

/** What somebody who talks with a program may ask for as `run_timeout`, in ms: most of it passes while the program waits. */
export const LONGEST_CONSOLE_MS = 600_000;

function read(body: Record<string, unknown>, name: Name, most: number): number {
  const value = body[name] ?? 0;
  if (typeof value !== 'number') throw new BadRequest(`If specified, ${name} must be a number`);
  if (value > most) throw new BadRequest(`${name} cannot exceed the configured limit of ${most}`);
  if (value === 0 || (value === -1 && name.endsWith('memory_limit'))) return MOST[name];
  if (value < 0) throw new BadRequest(`${name} must be non-negative`);
  return value;
}

export type StageLimits = { compile: RunLimits; run: RunLimits };

/** The limits of a request, checked in Piston's order. 0 counts as absent, and -1 for memory: neither means that there is no limit. */
export function readLimits(body: Record<string, unknown>, longestRun: number = MOST.run_timeout): StageLimits {
  const most = { ...MOST, run_timeout: longestRun };
  const names = Object.keys(MOST) as Name[];
  const asked = Object.fromEntries(names.map((name) => [name, read(body, name, most[name])])) as Record<Name, number>;
  const limits = (stage: 'compile' | 'run'): RunLimits => ({
    cpu_ms: Math.ceil(asked[`${stage}_cpu_time`]),
    wall_ms: Math.ceil(asked[`${stage}_timeout`]),
    ...(body[`${stage}_timeout`] ? {} : { starved_ms: PATIENCE * MOST[`${stage}_timeout`] }),
    memory_kb: Math.max(LEAST_MEMORY_KB, Math.floor(asked[`${stage}_memory_limit`] / 1024)),
    pids: PIDS[stage],
    output_bytes: stage === 'run' ? OUTPUT_BYTES : COMPILER_OUTPUT_BYTES,
  });
  return { compile: limits('compile'), run: limits('run') };
}
