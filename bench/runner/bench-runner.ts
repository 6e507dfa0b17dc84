/**
 * How much slower a program is in a box than spawned bare by Node, run by run in turns on the same machine.
 * Prints its progress and ends with one line of JSON. Needs root, as the sandbox does.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lane, RunLimits } from '@devorbit/runner/sandbox/sandbox.ts';
import { startSandbox } from '@devorbit/runner/sandbox/start-sandbox.ts';
import { compareExecute } from './compare-execute.ts';
import { hellos, sorter } from './hello-programs.ts';

const limits: RunLimits = { cpu_ms: 20_000, wall_ms: 30_000, memory_kb: 1 << 20, pids: 128, output_bytes: 1 << 20 };
const env = { PATH: '/usr/bin:/bin' };
const folder = mkdtempSync(path.join(tmpdir(), 'devorbit-bench-'));
const placed = (argv: string[], where: string) => argv.map((word) => word.replace('{}', where));
const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const round = (value: number) => Math.round(value * 1000) / 1000;

async function timed(act: () => Promise<string>, answer: string): Promise<number> {
  const start = performance.now();
  const text = await act();
  const wall = performance.now() - start;
  if (text !== answer) throw new Error(`Expected ${JSON.stringify(answer)}, got ${JSON.stringify(text)}`);
  return wall;
}

function bare([command = '', ...args]: string[], stdin = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, cwd: folder });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.resume();
    child.on('error', reject).on('close', () => resolve(Buffer.concat(chunks).toString()));
    if (stdin) child.stdin.end(stdin);
    else child.stdin.end();
  });
}

const boxed = async (lane: Lane, argv: string[], stdin = '') =>
  (
    await lane.run({ argv, env, stdin: Buffer.from(stdin), box: 'sealed', files: [], keep: false, limits })
  ).stdout.toString();

/** Compiles in a box that is kept, and on the host for the bare runs. */
async function build(lane: Lane, program: { file: string; source: string; compile: string[] }): Promise<void> {
  writeFileSync(path.join(folder, program.file), program.source);
  execFileSync(program.compile[0]!, program.compile.slice(1), { cwd: folder });
  const { end, stderr } = await lane.run({
    argv: program.compile,
    env,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [{ name: program.file, bytes: Buffer.from(program.source) }],
    keep: true,
    limits,
  });
  if (end.by !== 'exit' || end.code !== 0) throw new Error(stderr.toString());
}

async function compareHellos(lane: Lane, figures: Record<string, number>): Promise<void> {
  for (const hello of hellos) {
    await build(lane, hello);
    const walls = { bare: [] as number[], boxed: [] as number[], busy: [] as number[] };
    const outside = placed(hello.bare, folder);
    const inside = placed(hello.boxed, '/box');
    for (let turn = -5; turn < hello.rounds; turn++) {
      const alone = await timed(() => bare(outside), 'hello\n');
      const within = await timed(() => boxed(lane, inside), 'hello\n');
      /* Straight after another run the next box is not ready yet when it is asked for. */
      const busy = await timed(() => boxed(lane, inside), 'hello\n');
      if (turn < 0) continue;
      walls.bare.push(alone);
      walls.boxed.push(within);
      walls.busy.push(busy);
    }
    figures[`sandbox_ratio_${hello.name}`] = round(percentile(walls.boxed, 0.5) / percentile(walls.bare, 0.5));
    figures[`sandbox_busy_ratio_${hello.name}`] = round(percentile(walls.busy, 0.5) / percentile(walls.bare, 0.5));
    const shown = Object.entries(walls).map(
      ([name, values]) => `${name} p50 ${round(percentile(values, 0.5))} p95 ${round(percentile(values, 0.95))} ms`,
    );
    console.log(`${hello.name}: ${shown.join(', ')}`);
    await lane.release();
  }
}

async function compareBatches(lane: Lane): Promise<number> {
  await build(lane, sorter);
  const inputs = Array.from({ length: 40 }, (_, test) =>
    Array.from({ length: 2000 * (1 + (test % 10)) }, (_unused, index) => (index * 7919 * (test + 1)) % 1_000_003).join(
      ' ',
    ),
  );
  const answers: string[] = [];
  for (const input of inputs) answers.push(await bare(placed(sorter.argv, folder), input));
  const ratios: number[] = [];
  for (let turn = 0; turn < 9; turn++) {
    let alone = 0;
    for (const [test, input] of inputs.entries())
      alone += await timed(() => bare(placed(sorter.argv, folder), input), answers[test]!);
    const start = performance.now();
    for (const [test, input] of inputs.entries())
      await timed(() => boxed(lane, placed(sorter.argv, '/box'), input), answers[test]!);
    const within = performance.now() - start;
    ratios.push(within / alone);
    console.log(`batch of 40 tests: bare ${round(alone)} ms, boxed ${round(within)} ms`);
  }
  await lane.release();
  return round(percentile(ratios, 0.5));
}

/** Runs of /bin/true in a second, by as many at a time as there are ways. */
async function runsPerSecond(ways: (() => Promise<unknown>)[]): Promise<number> {
  const end = performance.now() + 2000;
  let runs = 0;
  const keepBusy = async (way: () => Promise<unknown>) => {
    for (; performance.now() < end; runs++) await way();
  };
  await Promise.all(ways.map(keepBusy));
  return Math.round(runs / 2);
}

async function compareThroughput(lanes: Lane[], figures: Record<string, number>): Promise<void> {
  const inBox = lanes.map(
    (lane) => () =>
      lane.run({ argv: ['/bin/true'], env, stdin: Buffer.alloc(0), box: 'fresh', files: [], keep: false, limits }),
  );
  const outside = lanes.map(() => () => bare(['/bin/true']));
  const ratios: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const [boxed, alone] = [await runsPerSecond(inBox), await runsPerSecond(outside)];
    ratios.push(boxed / alone);
    console.log(`two at a time: boxed ${boxed} runs/s, bare ${alone} runs/s`);
  }
  figures.throughput_ratio = round(percentile(ratios, 0.5));
  figures.runs_per_second_1_lane = await runsPerSecond(inBox.slice(0, 1));
  figures.runs_per_second_2_lanes = await runsPerSecond(inBox);
}

const sandbox = await startSandbox({ lanes: 2, firstUid: 63_000 });
try {
  const lane = sandbox.lanes[0];
  if (!sandbox.isolation.ok || !lane) throw new Error(sandbox.isolation.ok ? 'no lane' : sandbox.isolation.reason);
  const figures: Record<string, number> = {};
  await compareHellos(lane, figures);
  figures.batch_ratio_cpp = await compareBatches(lane);
  await compareThroughput(sandbox.lanes, figures);
  await sandbox.close();
  await compareExecute(bare, figures);
  console.log(JSON.stringify(figures));
} finally {
  await sandbox.close();
  rmSync(folder, { recursive: true });
}
