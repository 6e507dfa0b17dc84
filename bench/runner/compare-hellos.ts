import type { Lane } from '@devorbit/runner/sandbox/sandbox.ts';
import { type Hello, hellos } from './hello-programs.ts';
import { bare, boxed, build, cpuOfAll, type Figures, median, percentile, round, timed } from './measure.ts';

const placed = (argv: string[], where: string) => argv.map((word) => word.replace('{}', where));

/** CPU time of a run, everything about it included, in ms. */
async function cpuOf(rounds: number, run: () => Promise<string>): Promise<number> {
  const before = cpuOfAll();
  for (let turn = 0; turn < rounds; turn++) await timed(run, 'hello\n');
  return (cpuOfAll() - before) / rounds;
}

async function compareHello(hello: Hello, lane: Lane, folder: string, figures: Figures): Promise<void> {
  await build(lane, folder, hello);
  const outside = placed(hello.bare, folder);
  const inside = placed(hello.boxed, '/box');
  const spawned = () => bare(outside, folder);
  const cold = () => boxed(lane, inside);
  const ahead = () => boxed(lane, inside, '', true);

  const walls = { bare: [] as number[], boxed: [] as number[], busy: [] as number[], warm: [] as number[] };
  for (let turn = -5; turn < hello.rounds; turn++) {
    const alone = await timed(spawned, 'hello\n');
    const within = await timed(cold, 'hello\n');
    // Straight after another run the next box is not ready yet when it is asked for.
    const busy = await timed(cold, 'hello\n');
    if (turn < 0) continue;
    walls.bare.push(alone);
    walls.boxed.push(within);
    walls.busy.push(busy);
  }
  figures[`sandbox_ratio_${hello.name}`] = round(median(walls.boxed) / median(walls.bare));
  figures[`sandbox_busy_ratio_${hello.name}`] = round(median(walls.busy) / median(walls.bare));
  figures[`cpu_ratio_${hello.name}`] = round(
    (await cpuOf(hello.rounds * 2, cold)) / (await cpuOf(hello.rounds * 2, spawned)),
  );

  if (hello.name !== 'c') {
    const alone: number[] = [];
    for (let turn = -5; turn < hello.rounds; turn++) {
      const beside = await timed(spawned, 'hello\n');
      const warm = await timed(ahead, 'hello\n');
      if (turn < 0) continue;
      alone.push(beside);
      walls.warm.push(warm);
    }
    figures[`sandbox_ratio_warm_${hello.name}`] = round(median(walls.warm) / median(alone));
  }
  const shown = Object.entries(walls)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} p50 ${round(median(values))} p95 ${round(percentile(values, 0.95))} ms`);
  console.log(`${hello.name}: ${shown.join(', ')}`);
  await lane.release();
}

/** A hello world in a box against the same spawned bare by Node, in turns: cold, at once again, started ahead; and the CPU time of each. */
export async function compareHellos(lane: Lane, folder: string, figures: Figures): Promise<void> {
  for (const hello of hellos) await compareHello(hello, lane, folder, figures);
}
