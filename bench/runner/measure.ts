import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Lane, RunLimits } from '@devorbit/runner/sandbox/sandbox.ts';

export type Figures = Record<string, number>;

export const limits: RunLimits = {
  cpu_ms: 20_000,
  wall_ms: 30_000,
  memory_kb: 1 << 20,
  pids: 128,
  output_bytes: 1 << 20,
};
export const env = { PATH: '/usr/bin:/bin' };

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
export const median = (values: number[]): number => percentile(values, 0.5);
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** How long `act` takes, in ms. Throws where it gives another answer. */
export async function timed(act: () => Promise<string>, answer: string): Promise<number> {
  const start = performance.now();
  const text = await act();
  const wall = performance.now() - start;
  if (text !== answer) throw new Error(`Expected ${JSON.stringify(answer)}, got ${JSON.stringify(text)}`);
  return wall;
}

/** Spawns a program without any isolation, in `cwd`. */
export function bare([command = '', ...args]: string[], cwd: string, stdin = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, cwd });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.resume();
    child.on('error', reject).on('close', () => resolve(Buffer.concat(chunks).toString()));
    if (stdin) child.stdin.end(stdin);
    else child.stdin.end();
  });
}

/** Runs a line in the lane's sealed box; started ahead where `ahead` says so. */
export async function boxed(lane: Lane, argv: string[], stdin = '', ahead = false): Promise<string> {
  const outcome = await lane.run({
    argv,
    env,
    stdin: Buffer.from(stdin),
    box: 'sealed',
    files: [],
    keep: false,
    limits,
    ...(ahead ? { ahead: argv } : {}),
  });
  return outcome.stdout.toString();
}

/** Compiles in a box that is kept, and on the host in `folder` for the bare runs. */
export async function build(
  lane: Lane,
  folder: string,
  program: { file: string; source: string; compile: string[] },
): Promise<void> {
  writeFileSync(path.join(folder, program.file), program.source);
  execFileSync(program.compile[0] ?? '', program.compile.slice(1), { cwd: folder });
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

/** pid → [parent, CPU ticks of it and of the children that it waited for]. */
function processes(): Map<number, [number, number]> {
  const all = new Map<number, [number, number]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
      all.set(Number(name), [fields[1] ?? 0, ticks]);
    } catch {
      continue; // it ended meanwhile
    }
  }
  return all;
}

/** CPU time of this process, its living descendants and all that were waited for, in ms (kernel ticks of 10 ms). */
export function cpuOfAll(): number {
  const all = processes();
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(all.get(pid)?.[0] ?? 0));
  return [...all].reduce((sum, [pid, [, ticks]]) => sum + (isOurs(pid) ? ticks : 0), 0) * 10;
}
