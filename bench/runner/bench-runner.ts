/**
 * How much slower a program is in a box than spawned bare by Node, run by run in turns on the same machine; how exact the
 * figures are. Prints its progress and ends with one line of JSON. Needs root, as the sandbox does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lane } from '@devorbit/runner/sandbox/sandbox.ts';
import { startSandbox } from '@devorbit/runner/sandbox/start-sandbox.ts';
import { measureAccuracy } from './accuracy.ts';
import { compareExecute } from './compare-execute.ts';
import { compareHellos } from './compare-hellos.ts';
import { sorter } from './hello-programs.ts';
import { bare, boxed, build, env, type Figures, limits, median, round, timed } from './measure.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'devorbit-bench-'));
const placed = (argv: string[], where: string) => argv.map((word) => word.replace('{}', where));

async function compareBatches(lane: Lane): Promise<number> {
  await build(lane, folder, sorter);
  const inputs = Array.from({ length: 40 }, (_, test) =>
    Array.from({ length: 2000 * (1 + (test % 10)) }, (_unused, index) => (index * 7919 * (test + 1)) % 1_000_003).join(
      ' ',
    ),
  );
  const answers: string[] = [];
  for (const input of inputs) answers.push(await bare(placed(sorter.argv, folder), folder, input));
  const ratios: number[] = [];
  for (let turn = 0; turn < 9; turn++) {
    let alone = 0;
    for (const [test, input] of inputs.entries())
      alone += await timed(() => bare(placed(sorter.argv, folder), folder, input), answers[test]!);
    const start = performance.now();
    for (const [test, input] of inputs.entries())
      await timed(() => boxed(lane, placed(sorter.argv, '/box'), input), answers[test]!);
    const within = performance.now() - start;
    ratios.push(within / alone);
    console.log(`batch of 40 tests: bare ${round(alone)} ms, boxed ${round(within)} ms`);
  }
  await lane.release();
  return round(median(ratios));
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

async function compareThroughput(lanes: Lane[], figures: Figures): Promise<void> {
  const inBox = lanes.map(
    (lane) => () =>
      lane.run({ argv: ['/bin/true'], env, stdin: Buffer.alloc(0), box: 'fresh', files: [], keep: false, limits }),
  );
  const outside = lanes.map(() => () => bare(['/bin/true'], folder));
  const ratios: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const [boxed, alone] = [await runsPerSecond(inBox), await runsPerSecond(outside)];
    ratios.push(boxed / alone);
    console.log(`two at a time: boxed ${boxed} runs/s, bare ${alone} runs/s`);
  }
  figures.throughput_ratio = round(median(ratios));
  figures.runs_per_second_1_lane = await runsPerSecond(inBox.slice(0, 1));
  figures.runs_per_second_2_lanes = await runsPerSecond(inBox);
}

const sandbox = await startSandbox({ lanes: 2 });
try {
  const lane = sandbox.lanes[0];
  if (!sandbox.isolation.ok || !lane) throw new Error(sandbox.isolation.ok ? 'no lane' : sandbox.isolation.reason);
  const figures: Figures = {};
  await compareHellos(lane, folder, figures);
  figures.batch_ratio_cpp = await compareBatches(lane);
  await measureAccuracy(lane, figures);
  await compareThroughput(sandbox.lanes, figures);
  await sandbox.close();
  await compareExecute(figures);
  console.log(JSON.stringify(figures));
} finally {
  await sandbox.close();
  rmSync(folder, { recursive: true });
}
