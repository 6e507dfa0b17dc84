import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, python, runIn, shell } from './_boxes.ts';
import type { Lane, Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let lane: Lane;
let neighbour: Lane;
beforeAll(async () => {
  sandbox = await openTestSandbox(2);
  [lane, neighbour] = sandbox.lanes as [Lane, Lane];
});
afterAll(() => sandbox.close());

test('a C++ program is compiled once and run for several inputs', async () => {
  const source = '#include <bits/stdc++.h>\nint main() { long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }';
  const compiled = await runIn(lane, ['/usr/bin/g++', '-O2', '-o', 'main', 'main.cpp'], {
    files: { 'main.cpp': source },
    keep: true,
    limits: { memory_kb: 1 << 20, cpu_ms: 20_000, wall_ms: 30_000 },
  });
  expect(compiled).toMatchObject({ end: { by: 'exit', code: 0 }, limit: null });
  for (const [stdin, text] of [
    ['1 2', '3\n'],
    ['40 2', '42\n'],
    ['-1 1', '0\n'],
  ] as const)
    expect((await runIn(lane, ['/box/main'], { box: 'sealed', stdin })).text).toBe(text);
  await lane.release();
});

test('a Java class is compiled once and run', async () => {
  const source =
    'public class Main { public static void main(String[] a) { System.out.println(new java.util.Scanner(System.in).nextInt() * 2); } }';
  const wide = { pids: 128, memory_kb: 1 << 20, cpu_ms: 20_000, wall_ms: 30_000 };
  const compiled = await runIn(lane, ['/usr/bin/javac', 'Main.java'], {
    files: { 'Main.java': source },
    keep: true,
    limits: wide,
  });
  expect(compiled).toMatchObject({ end: { by: 'exit', code: 0 }, limit: null });
  expect(
    (await runIn(lane, ['/usr/bin/java', '-cp', '/box', 'Main'], { box: 'sealed', stdin: '21', limits: wide })).text,
  ).toBe('42\n');
  await lane.release();
});

test('a sealed box cannot be changed, not even by its owner', async () => {
  await shell(lane, 'echo kept > a; mkdir d; ln -s /etc/passwd link; chmod 700 a', { keep: true });
  const script =
    'cat a; for c in "touch a" "rm a" "chmod 777 a" "mkdir e" "mv a b" "ln a b"; do $c 2>/dev/null && echo changed by $c; done; ls';
  for (let turn = 0; turn < 2; turn++)
    expect((await shell(lane, script, { box: 'sealed' })).text).toBe('kept\na\nd\nlink\n');
  await lane.release();
});

test('what a sealed run writes to /tmp is gone in the next', async () => {
  await shell(lane, 'echo kept > a', { keep: true });
  await shell(lane, 'echo trace > /tmp/trace; echo trace > /dev/shm/trace', { box: 'sealed' });
  expect((await shell(lane, 'ls -A /tmp /dev/shm/', { box: 'sealed' })).text).toBe('/dev/shm/:\n\n/tmp:\n');
  await lane.release();
});

test('a fresh box between two sealed runs is its own, and the sealed one is still there after it', async () => {
  await shell(lane, 'echo kept > a', { keep: true });
  expect((await shell(lane, 'ls; echo other > b; ls')).text).toBe('b\n');
  expect((await shell(lane, 'ls', { box: 'sealed' })).text).toBe('a\n');
  await lane.release();
});

test('keeping again replaces what was kept; a release drops it', async () => {
  await shell(lane, 'echo 1 > one', { keep: true });
  await shell(lane, 'ls; echo 2 > two', { keep: true });
  expect((await shell(lane, 'ls', { box: 'sealed' })).text).toBe('two\n');
  await lane.release();
  await expect(shell(lane, 'ls', { box: 'sealed' })).rejects.toThrow('no sealed box');
  await lane.release();
  expect((await shell(lane, 'ls -A')).text).toBe('');
});

test('a sealed box belongs to its lane alone', async () => {
  await shell(lane, 'echo kept > a', { keep: true });
  await expect(shell(neighbour, 'ls', { box: 'sealed' })).rejects.toThrow('no sealed box');
  expect((await shell(neighbour, 'ls -A')).text).toBe('');
  await lane.release();
});

test('memory of what was kept is not charged to the runs after it', async () => {
  await shell(lane, 'head -c 100000000 /dev/zero > zeros1; head -c 60000000 /dev/zero > zeros2', {
    keep: true,
    limits: { memory_kb: 512 << 10 },
  });
  const outcome = await python(lane, 'x = bytearray(20 << 20); print("ran")', {
    box: 'sealed',
    limits: { memory_kb: 48 << 10 },
  });
  expect(outcome).toMatchObject({ text: 'ran\n', limit: null });
  expect(outcome.memory_kb).toBeLessThan(48 << 10);
  await lane.release();
});
