import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { RunLimits } from '../sandbox/sandbox.ts';

/** The whole environment of a program. */
export const BOX_ENV = { PATH: '/usr/bin:/bin', HOME: '/tmp', LANG: 'C.UTF-8' };

/** Processes and threads of one box: a JVM takes about 20. */
const PIDS = 128;

/** The package format's default output limit, for stdout and stderr each, in bytes. */
export const OUTPUT_BYTES = 8 * 1024 * 1024;

/** The most that a file may have in the box, in bytes: the lane helper sets it. */
export const FILE_BYTES = 64 * 1024 * 1024;

/**
 * A compiler gets what an honest source needs several times over, and waits for a busy machine; its output is cut long
 * before it could fill a page.
 */
export const COMPILE_LIMITS: RunLimits = {
  cpu_ms: 10_000,
  wall_ms: 30_000,
  starved_ms: 60_000,
  memory_kb: 1024 * 1024,
  pids: PIDS,
  output_bytes: 256 * 1024,
};

/** A program that is over its time by no more than this share may have been disturbed: it is not stopped at once. */
const OVERTIME = 0.1;

/** By how many times its wall clock a program may be late because the machine was busy with others. */
const PATIENCE = 3;

/** A program may wait, not only compute: twice its CPU time and a second, then it is idle. */
export function runLimits({ time_ms, memory_kb }: Limits): RunLimits {
  const wall_ms = 2 * time_ms + 1000;
  return {
    cpu_ms: Math.round(time_ms * (1 + OVERTIME)),
    wall_ms,
    starved_ms: PATIENCE * wall_ms,
    memory_kb,
    pids: PIDS,
    output_bytes: OUTPUT_BYTES,
  };
}
