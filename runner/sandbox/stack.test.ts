import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, runIn, shell } from './_boxes.ts';
import type { Lane, Sandbox } from './sandbox.ts';

const MB = 1024;
/** Recurses until the stack has grown by as many MB as its first argument says, then reads all of it again on the way back. */
const RECURSES = `
#include <stdio.h>
#include <stdlib.h>
static long deep(long left) { volatile char frame[1024]; frame[0] = 1; return left ? deep(left - 1) + frame[0] : 0; }
int main(int count, char **words) { long frames = atol(words[1]) * 980; printf("%s\\n", deep(frames) == frames ? "whole" : "broken"); }`;
/** Starts as many threads as its first argument says, all at once, of which each uses some of its stack. */
const THREADS = `
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static pthread_barrier_t all;
static void *work(void *unused) { volatile char own[65536]; own[0] = 1; pthread_barrier_wait(&all); return unused; }
int main(int count, char **words) {
  int wanted = atoi(words[1]), made = 0;
  pthread_t threads[1000];
  pthread_barrier_init(&all, NULL, wanted);
  while (made < wanted && pthread_create(&threads[made], NULL, work, NULL) == 0) made++;
  for (int i = 0; made == wanted && i < made; i++) pthread_join(threads[i], NULL);
  printf("%d\\n", made);
  fflush(stdout);
  _Exit(0);
}`;

let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
  lane = sandbox.lanes[0]!;
});
afterAll(() => sandbox.close());

async function compiled(source: string): Promise<void> {
  const built = await runIn(lane, ['/usr/bin/gcc', '-O1', '-pthread', '-o', 'a.out', 'a.c'], {
    files: { 'a.c': source },
    keep: true,
    limits: { cpu_ms: 20_000, wall_ms: 60_000 },
  });
  expect(built).toMatchObject({ errors: '', end: { by: 'exit', code: 0 } });
}
const recurse = (mb: number, memory_kb: number) =>
  runIn(lane, ['/box/a.out', String(mb)], { box: 'sealed', limits: { memory_kb, cpu_ms: 20_000, wall_ms: 60_000 } });

test('recursion may use nine tenths of the memory limit, and is told truthfully when it wants more', async () => {
  await compiled(RECURSES);
  expect(await recurse(920, 1024 * MB)).toMatchObject({ text: 'whole\n', end: { by: 'exit', code: 0 }, limit: null });
  const beyond = await recurse(1100, 1024 * MB);
  expect(beyond).toMatchObject({ text: '', limit: 'memory' });
  expect(beyond.memory_kb).toBeGreaterThan(1000 * MB);
  expect(await recurse(270, 320 * MB)).toMatchObject({ text: 'whole\n' });
  expect(await recurse(200, 64 * MB)).toMatchObject({ text: '', limit: 'memory' });
  await lane.release();
});

test.each([256, 2048])('a hundred threads start under a limit of %d MB', async (mb) => {
  await compiled(THREADS);
  const outcome = await runIn(lane, ['/box/a.out', '100'], {
    box: 'sealed',
    limits: { memory_kb: mb * MB, pids: 128, cpu_ms: 20_000, wall_ms: 60_000 },
  });
  expect(outcome).toMatchObject({ text: '100\n', end: { by: 'exit', code: 0 }, limit: null });
  expect(outcome.memory_kb).toBeLessThan(64 * MB);
  await lane.release();
});

test('the stack is as large as the memory limit, at least 256 MB, and finite', async () => {
  const sizes = async (memory_kb: number) =>
    (await shell(lane, 'ulimit -Ss; ulimit -Hs', { limits: { memory_kb } })).text;
  expect(await sizes(64 * MB)).toBe(`${256 * MB}\n${256 * MB}\n`);
  expect(await sizes(1024 * MB)).toBe(`${1024 * MB}\n${1024 * MB}\n`);
});

test('a program that was started ahead has the stack of its run', async () => {
  const script = 'import resource; print(resource.getrlimit(resource.RLIMIT_STACK)[0] // 1024)';
  const run = (memory_kb: number) =>
    runIn(lane, ['/usr/bin/python3', 'main.py'], {
      ahead: ['/usr/bin/python3', 'main.py'],
      files: { 'main.py': script },
      limits: { memory_kb },
    });
  for (const memory_kb of [256 * MB, 512 * MB, 256 * MB]) expect((await run(memory_kb)).text).toBe(`${memory_kb}\n`);
});
