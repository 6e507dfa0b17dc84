import type { Lane, RunLimits } from '@devorbit/runner/sandbox/sandbox.ts';
import { env, type Figures, limits, round } from './measure.ts';

/** Spins until its own clock says that it used so much CPU time; or touches so much memory; or sleeps. */
const SOURCE = `#include <stdlib.h>
#include <time.h>
#include <unistd.h>
int main(int count, char **words) {
  long number = count > 2 ? atol(words[2]) : 0;
  if (words[1][0] == 's')
    for (struct timespec t = {0}; t.tv_sec * 1000000 + t.tv_nsec / 1000 < number;) clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  if (words[1][0] == 'm')
    for (volatile char *touched = malloc(number), *end = touched + number; touched < end; touched += 4096) *touched = 1;
  if (words[1][0] == 'p') pause();
  return 0;
}
`;
const MB = 1024 * 1024;

/** How far the figures are from the truth, and how late limits are enforced. */
export async function measureAccuracy(lane: Lane, figures: Figures): Promise<void> {
  const run = (words: string[], own: Partial<RunLimits> = {}) =>
    lane.run({
      argv: ['/box/truth', ...words],
      env,
      stdin: Buffer.alloc(0),
      box: 'sealed',
      files: [],
      keep: false,
      pinned: true,
      limits: { ...limits, ...own },
    });
  const built = await lane.run({
    argv: ['/usr/bin/gcc', '-O1', '-static', '-o', 'truth', 'truth.c'],
    env,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [{ name: 'truth.c', bytes: Buffer.from(SOURCE) }],
    keep: true,
    limits,
  });
  if (built.end.by !== 'exit' || built.end.code !== 0) throw new Error(built.stderr.toString());

  /** The share of what is allowed: an error of 3 % or of 3 ms is 1. */
  const cpu: number[] = [];
  for (const ms of [5, 20, 50, 100, 200, 400, 800])
    for (let turn = 0; turn < 5; turn++) {
      const { cpu_ms } = await run(['spin', String(ms * 1000)]);
      cpu.push(Math.abs(cpu_ms - ms) / Math.max(3, ms * 0.03));
    }
  const memory: number[] = [];
  for (const mb of [1, 4, 16, 64, 200, 500])
    for (let turn = 0; turn < 5; turn++) {
      const { memory_kb } = await run(['memory', String(mb * MB)]);
      memory.push(Math.abs(memory_kb - mb * 1024) / Math.max(1024, mb * 1024 * 0.03));
    }
  const late: number[] = [];
  for (let turn = 0; turn < 10; turn++) {
    late.push((await run(['spin', '60000000'], { cpu_ms: 200 })).cpu_ms - 200);
    late.push((await run(['pause'], { wall_ms: 200 })).wall_ms - 200);
  }
  await lane.release();
  figures.cpu_error_of_allowed = round(Math.max(...cpu));
  figures.memory_error_of_allowed = round(Math.max(...memory));
  figures.limit_late_ms = round(Math.max(...late));
  console.log(
    `accuracy: worst CPU error ${figures.cpu_error_of_allowed} of 3 % or 3 ms, worst memory error ${figures.memory_error_of_allowed} of 3 % or 1 MB, limits at most ${figures.limit_late_ms} ms late`,
  );
}
