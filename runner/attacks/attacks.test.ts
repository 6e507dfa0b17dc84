import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, processesOf, runIn, shell } from '../sandbox/_boxes.ts';
import { NODE_IN_BOX } from '../sandbox/box-view.ts';
import type { Lane, RunLimits, RunOutcome, Sandbox } from '../sandbox/sandbox.ts';
import { attacks, endingOf, type Attack } from './attacks.ts';

/** The programs are hostile: nothing here may run one other than by a lane. */
const programs = path.join(import.meta.dirname, 'programs');
const FIRST_UID = 62_000;
const small: RunLimits = { cpu_ms: 500, wall_ms: 1500, memory_kb: 64 * 1024, pids: 128, output_bytes: 1 << 20 };
const compiling: RunLimits = { cpu_ms: 3000, wall_ms: 10_000, memory_kb: 256 * 1024, pids: 128, output_bytes: 1 << 20 };

let sandbox: Sandbox;
let lane: Lane;
let neighbour: Lane;
const seen: string[] = [];
beforeAll(async () => {
  sandbox = await openTestSandbox(2, FIRST_UID);
  [lane, neighbour] = sandbox.lanes as [Lane, Lane];
  const honest =
    '#include <stdio.h>\nint main(void) { unsigned x = 1; for (int i = 0; i < 10000000; i++) x = x * 1664525 + 1013904223; printf("%u\\n", x); }';
  await runIn(neighbour, ['/usr/bin/gcc', '-O1', '-o', 'honest', 'honest.c'], {
    files: { 'honest.c': honest },
    keep: true,
  });
});
afterAll(async () => {
  await sandbox.close();
  console.log(`${seen.length} attacks contained: ${seen.join(', ')}`);
});

const compilers: Record<string, string[]> = {
  '.c': ['/usr/bin/gcc', '-O1', '-w', '-o', 'program'],
  '.cpp': ['/usr/bin/g++', '-O1', '-w', '-pthread', '-o', 'program'],
  '.java': ['/usr/bin/javac'],
};
const commands: Record<string, string[]> = {
  '.c': ['/box/program'],
  '.cpp': ['/box/program'],
  '.java': ['/usr/bin/java', '-cp', '/box', 'HeapBomb'],
  '.py': ['/usr/bin/python3'],
  '.js': [NODE_IN_BOX],
};

async function strike({ file, at, input = '', limits = {} }: Attack): Promise<RunOutcome> {
  const kind = path.extname(file);
  const source = { [file]: readFileSync(path.join(programs, file)) };
  const strikeLimits = { ...small, ...limits };
  const command = commands[kind] ?? [];
  const compiler = compilers[kind];
  if (!compiler)
    return runIn(lane, [...command, `/box/${file}`], { files: source, stdin: input, env: {}, limits: strikeLimits });
  const compiled = await runIn(lane, [...compiler, file], { files: source, keep: true, limits: compiling });
  if (at === 'compile') return compiled;
  expect(compiled).toMatchObject({ errors: '', end: { by: 'exit', code: 0 }, limit: null });
  return runIn(lane, command, { box: 'sealed', stdin: input, env: {}, limits: strikeLimits });
}

/** Processes of the attacked lane, but for the one of ours that waits in the next box. */
const survivors = () =>
  processesOf(FIRST_UID).filter((pid) => {
    try {
      return !readlinkSync(`/proc/${pid}/exe`).includes('lane-helper');
    } catch {
      return false; // ended meanwhile
    }
  });

/** Runs an honest program beside the attack, again and again until it is over. */
async function neighbours(attack: Promise<unknown>): Promise<RunOutcome[]> {
  let over = false;
  void attack.finally(() => (over = true)).catch(() => {});
  const outcomes: RunOutcome[] = [];
  do outcomes.push(await runIn(neighbour, ['/box/honest'], { box: 'sealed', limits: small }));
  while (!over);
  return outcomes;
}

test.each(attacks)('$file ends by: $ends', async (attack) => {
  const struck = strike(attack);
  const beside = await neighbours(struck);
  const outcome = await struck;
  expect(survivors(), 'processes of the box').toEqual([]);

  expect(attack.ends).toContain(endingOf(outcome));
  if (attack.prints !== undefined) expect(outcome.stdout.toString()).toBe(attack.prints);
  const limits = { ...(attack.at === 'compile' ? compiling : small), ...attack.limits };
  expect(outcome.cpu_ms).toBeLessThan(limits.cpu_ms * 2 + 200);
  expect(outcome.wall_ms).toBeLessThan(limits.wall_ms + 500);
  // The resident size also counts pages of the interpreter's own file, which boxes share.
  expect(outcome.memory_kb).toBeLessThan(limits.memory_kb * 1.15 + 65_536);

  const trace = await shell(
    lane,
    'ls -A /tmp /dev/shm/; find /box /tmp | wc -l; tail -qn +2 /proc/sysvipc/*; ls -d /proc/[0-9]* | wc -l; echo hello',
  );
  expect(trace.text, 'what the next box sees').toMatch(/^\/dev\/shm\/:\n\n\/tmp:\n2\n[2-5]\nhello\n$/);
  if (path.extname(attack.file) in compilers && attack.at === 'run') {
    const again = await runIn(lane, ['/usr/bin/sha256sum', '/box/program'], { box: 'sealed' });
    expect(again.end).toEqual({ by: 'exit', code: attack.file.endsWith('.java') ? 1 : 0 });
  }
  await lane.release();

  for (const honest of beside)
    expect(honest).toMatchObject({ text: beside[0]!.stdout.toString(), limit: null, end: { by: 'exit', code: 0 } });
  seen.push(`${attack.file} ${endingOf(outcome)}`);
});

test('every program of the folder is in the table', () => {
  expect(attacks.map((attack) => attack.file).toSorted()).toEqual(readdirSync(programs).toSorted());
});

test('state left by one run is not found by the next', async () => {
  const attack = attacks.find(({ file }) => file === 'leave-state.c')!;
  for (let turn = 0; turn < 2; turn++) expect((await strike(attack)).stdout.toString()).toBe('42\n');
  for (let turn = 0; turn < 2; turn++)
    expect((await runIn(lane, ['/box/program'], { box: 'sealed' })).text).toBe('42\n');
  await lane.release();
});
