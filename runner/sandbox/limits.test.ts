import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, python, runIn, shell } from './_boxes.ts';
import type { Lane, RunLimits, Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
  lane = sandbox.lanes[0]!;
});
afterAll(() => sandbox.close());

test('CPU time is exact: 100 ms of spinning read 90 to 130 ms, five times', async () => {
  const spin = 'int main(void) { while (clock() < 100000) {} }';
  const compiled = await shell(lane, 'gcc -O1 -include time.h -o spin spin.c', {
    files: { 'spin.c': spin },
    keep: true,
  });
  expect(compiled.end).toEqual({ by: 'exit', code: 0 });
  for (let turn = 0; turn < 5; turn++) {
    const outcome = await runIn(lane, ['/box/spin'], { box: 'sealed' });
    expect(outcome.cpu_ms).toBeGreaterThan(90);
    expect(outcome.cpu_ms).toBeLessThan(130);
    expect(outcome.wall_ms).toBeGreaterThan(90);
  }
  await lane.release();
});

test('CPU time of children counts, though nobody waits for them', async () => {
  const script =
    'import os, time\nr, w = os.pipe()\nif os.fork() == 0:\n while time.process_time() < .15: pass\n os._exit(0)\nos.close(w)\nos.read(r, 1)';
  const outcome = await python(lane, script);
  expect(outcome.cpu_ms).toBeGreaterThan(150);
  expect(outcome.limit).toBeNull();
});

test('the CPU limit ends a busy loop', async () => {
  const outcome = await python(lane, 'while True: pass', { limits: { cpu_ms: 200 } });
  expect(outcome).toMatchObject({ end: { by: 'signal', signal: 9 }, limit: 'cpu' });
  expect(outcome.cpu_ms).toBeGreaterThanOrEqual(200);
  // How late it is at most is told by bench:runner (limit_late_ms).
  expect(outcome.cpu_ms).toBeLessThan(600);
});

test('the wall clock ends a sleeper, which used no CPU', async () => {
  const outcome = await shell(lane, 'sleep 60', { limits: { wall_ms: 300 } });
  expect(outcome).toMatchObject({ limit: 'wall' });
  expect(outcome.wall_ms).toBeLessThan(30_000); // of the 60 s that it sleeps
  expect(outcome.cpu_ms).toBeLessThan(100);
});

describe('on a machine that is busy with others', () => {
  let others: ChildProcess[];
  beforeAll(() => {
    // Each in a session of its own: the scheduler may share by sessions.
    others = Array.from({ length: 10 * availableParallelism() }, () =>
      spawn('/usr/bin/timeout', ['60', '/bin/sh', '-c', 'while :; do :; done'], { detached: true, stdio: 'ignore' }),
    );
  });
  afterAll(() => {
    for (const { pid } of others) if (pid) process.kill(-pid, 'SIGKILL');
  });
  const computing = (lane: Lane, limits: Partial<RunLimits>) =>
    shell(lane, 'while :; do :; done', {
      pinned: true,
      limits: { cpu_ms: 400, wall_ms: 500, starved_ms: 0, ...limits },
    });

  test('the wall clock is put off for who is kept from computing, but not without end', async () => {
    expect(await computing(lane, {})).toMatchObject({ limit: 'wall' });
    const outcome = await computing(lane, { starved_ms: 60_000 });
    expect(outcome).toMatchObject({ limit: 'cpu' });
    expect(outcome.wall_ms).toBeGreaterThan(500);
    // What is told of it is most of what was missing.
    expect(outcome.starved_ms).toBeGreaterThan((outcome.wall_ms - outcome.cpu_ms) / 2);
    expect(outcome.starved_ms).toBeLessThan(outcome.wall_ms - outcome.cpu_ms + 1);
    const bounded = await computing(lane, { starved_ms: 100 });
    expect(bounded).toMatchObject({ limit: 'wall' });
    expect(bounded.wall_ms).toBeGreaterThan(590);
    expect(bounded.wall_ms).toBeLessThan(30_000); // of the 60 s for which the others compute
  });

  test('nor do processes wait unseen that end before it', async () => {
    const inTurn =
      'import os, time\nfor turn in range(8):\n if os.fork() == 0:\n  while time.process_time() < .05: pass\n  os._exit(0)\n os.wait()';
    const limits = { cpu_ms: 2000, wall_ms: 1000, starved_ms: 0 };
    expect(await python(lane, inTurn, { pinned: true, limits })).toMatchObject({ limit: 'wall' });
    expect(await python(lane, inTurn, { pinned: true, limits: { ...limits, starved_ms: 60_000 } })).toMatchObject({
      limit: null,
    });
  });

  test('a sleeper gains nothing by it', async () => {
    const outcome = await shell(lane, 'sleep 60', { limits: { wall_ms: 500, starved_ms: 60_000 } });
    expect(outcome).toMatchObject({ limit: 'wall' });
    // It waits for a processor while it starts, and when it falls asleep.
    expect(outcome.wall_ms).toBeLessThan(30_000);
  });
});

test('a box whose own processes keep one another waiting has no more time for it', async () => {
  // Says how long all of them together took to compute: what is missing of that, others had.
  const selfish = `import os, sys, time
start = float(sys.argv[1]) / 1000
r, w = os.pipe()
for turn in range(8):
 if os.fork() == 0:
  while time.process_time() < .08: pass
  os.write(w, b'.')
  time.sleep(60)
for turn in range(8): os.read(r, 1)
print((time.time() - start) * 1000, flush=True)
time.sleep(60)`;
  const outcome = await runIn(lane, ['/usr/bin/python3', '-c', selfish, String(Date.now())], {
    pinned: true,
    limits: { wall_ms: 1500, starved_ms: 60_000 },
  });
  expect(outcome).toMatchObject({ limit: 'wall' });
  const others = Number(outcome.text) - outcome.cpu_ms;
  expect(outcome.wall_ms).toBeGreaterThan(1500);
  expect(outcome.wall_ms).toBeLessThan(1500 + others + 10_000);
});

test('peak memory is that of the program: 100 MB more for 100 MB more', async () => {
  const plain = await python(lane, 'pass');
  const large = await python(lane, 'x = bytearray(100 << 20)');
  expect(plain.memory_kb).toBeGreaterThan(2_000);
  expect(plain.memory_kb).toBeLessThan(30_000);
  expect(large.memory_kb - plain.memory_kb).toBeGreaterThan(100_000);
  expect(large.memory_kb - plain.memory_kb).toBeLessThan(110_000);
});

test('files in memory are memory: what was written to /tmp counts, also after it was unmounted', async () => {
  const outcome = await shell(lane, 'head -c 40000000 /dev/zero > /tmp/zeros');
  expect(outcome.memory_kb).toBeGreaterThan(36_000);
});

test('the memory limit is reported though the program survives the end of its child', async () => {
  const outcome = await python(
    lane,
    'import os, time\nif os.fork() == 0: bytearray(10**9)\nelse: os.wait(); print("still here", flush=True); time.sleep(60)',
    { limits: { memory_kb: 65_536, wall_ms: 60_000 } },
  );
  expect(outcome.limit).toBe('memory');
  expect(outcome.wall_ms).toBeLessThan(30_000);
});

test.each([
  ['that ends', 'x = bytearray(60 << 20)'],
  ['that is ended', 'x = bytearray(60 << 20)\nwhile True: pass'],
])('the peak counts what is resident of a program %s, up to the limit', async (_how, script) => {
  const outcome = await python(lane, script, { limits: { cpu_ms: 300 } });
  expect(outcome.memory_kb).toBeGreaterThan(66_000);
  expect(outcome.memory_kb).toBeLessThan(80_000);
  const small = await python(lane, 'pass', { limits: { memory_kb: 5000 } });
  expect(small.memory_kb).toBeLessThanOrEqual(5000);
});

test('a small limit holds right after a large run of the same lane', async () => {
  await python(lane, 'x = bytearray(200 << 20)');
  const outcome = await python(lane, 'x = bytearray(40 << 20)', { limits: { memory_kb: 32 * 1024 } });
  expect(outcome.limit).toBe('memory');
  expect((await python(lane, 'x = bytearray(40 << 20)')).limit).toBeNull();
});

test.each([
  ['standard output', 1, 'stdout', 'stderr'],
  ['standard error', 2, 'stderr', 'stdout'],
] as const)('%s is cut at its cap', async (_name, descriptor, full, empty) => {
  const outcome = await shell(lane, `yes >&${descriptor}`, { limits: { output_bytes: 5000 } });
  expect(outcome.limit).toBe('output');
  expect(outcome[full].toString()).toBe('y\n'.repeat(2500));
  expect(outcome[empty].length).toBe(0);
});

test('output of exactly the cap is not too much', async () => {
  const outcome = await python(lane, 'print("x" * 4999)', { limits: { output_bytes: 5000 } });
  expect(outcome).toMatchObject({ end: { by: 'exit', code: 0 }, limit: null });
  expect(outcome.stdout.length).toBe(5000);
});

test('threads and processes stop at their number', async () => {
  const outcome = await python(
    lane,
    'import threading, time\nn = 0\ntry:\n while n < 50:\n  threading.Thread(target=time.sleep, args=(.2,), daemon=True).start(); n += 1\nexcept RuntimeError: pass\nprint(n)',
    { limits: { pids: 10 } },
  );
  expect(outcome.text).toBe('9\n');
});

test('files, descriptors, core dumps and the stack are bounded', async () => {
  const outcome = await shell(lane, 'ulimit -n; ulimit -s; ulimit -l; ulimit -f', {});
  expect(outcome.text.split('\n').slice(0, 4)).toEqual(['1024', String(256 * 1024), '0', String((64 << 20) / 512)]);
});

test('a program starts with usual priority on every processor, whatever the runner has', async () => {
  const outcome = await python(
    lane,
    'import os; print(os.nice(0), len(os.sched_getaffinity(0)) == os.cpu_count(), os.getcwd())',
  );
  expect(outcome.text).toBe('0 True /box\n');
});

test('a malformed run is refused before it reaches the helper', async () => {
  const before = await shell(lane, 'echo $PPID');
  await expect(shell(lane, 'true', { limits: { cpu_ms: 0 } })).rejects.toThrow(RangeError);
  await expect(shell(lane, 'true', { limits: { memory_kb: -1 } })).rejects.toThrow(RangeError);
  await expect(runIn(lane, [])).rejects.toThrow(RangeError);
  for (const name of ['../outside', '/etc/x', 'a/../../x', 'a//x', 'a/', './x', 'a/.', '.', '..', ''])
    await expect(shell(lane, 'true', { files: { [name]: '' } })).rejects.toThrow(RangeError);
  await expect(shell(lane, 'true', { files: { a: '', 'a/b': '' } })).rejects.toThrow(RangeError);
  await expect(shell(lane, 'true\0')).rejects.toThrow(RangeError);
  expect(before.text).toBe('1\n');
  expect((await shell(lane, 'echo alive')).text).toBe('alive\n');
});

test('files stand in folders, which are the program’s own', async () => {
  const files = { 'src/deep/one.txt': 'one', 'src/two.txt': 'two', 'three.txt': 'three' };
  const { text } = await shell(
    lane,
    'cat src/deep/one.txt src/two.txt three.txt; echo; touch src/deep/new; rm -r src; ls',
    { files },
  );
  expect(text).toBe('onetwothree\nthree.txt\n');
});
