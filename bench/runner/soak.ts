/**
 * Mixed programs, four at a time, against a runner of its own: each answer is compared, and then it is counted what is
 * left. Afterwards many quick runs, whose memory is watched. `soak [MIXED] [QUICK]`; ends with one line of JSON. Needs root.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '@devorbit/testkit/process.ts';
import { soakPrograms, type SoakProgram } from './soak-programs.ts';

const [mixed = 1000, quick = 10_000] = process.argv.slice(2).map(Number);
const IN_FLIGHT = 4;
const LANES = 2;
const folder = mkdtempSync(path.join(tmpdir(), 'devorbit-soak-'));
const runner = await startProcess('runner/main.ts', {
  RUNNER_LANES: String(LANES),
  RUNNER_CACHE_DIR: folder,
  LOG_LEVEL: 'warn',
});

async function execute({ language, content, stdin = '', limits = {} }: SoakProgram) {
  const response = await fetch(`${runner.url}/execute`, {
    method: 'POST',
    body: JSON.stringify({ language, version: '*', files: [{ content }], stdin, ...limits }),
  });
  return (await response.json()) as {
    run?: { status: string | null; stdout: string; message: string | null };
    compile?: { status: string | null };
  };
}

function fault(program: SoakProgram, answer: Awaited<ReturnType<typeof execute>>): string | null {
  const stage = program.compile ? answer.compile : answer.run;
  if (!stage) return `no answer: ${JSON.stringify(answer).slice(0, 200)}`;
  if (stage.status !== program.status)
    return `status ${stage.status} instead of ${program.status}: ${JSON.stringify(answer.run).slice(0, 300)}`;
  if (program.stdout !== undefined && answer.run?.stdout !== program.stdout)
    return `wrote ${JSON.stringify(answer.run?.stdout)}`;
  return null;
}

/** Processes in this runner's own control groups, zombies left out. */
function living(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const isOurs = readFileSync(`/proc/${name}/cgroup`, 'utf8').includes(`devorbit/${runner.pid}-`);
      return isOurs && !/^State:\tZ/m.test(readFileSync(`/proc/${name}/status`, 'utf8')) ? [Number(name)] : [];
    } catch {
      return []; // it ended meanwhile
    }
  });
}

function foldersBelow(folder: string): number {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return below.reduce((sum, { name }) => sum + 1 + foldersBelow(path.join(folder, name)), 0);
}
const cgroups = (): number =>
  ['/sys/fs/cgroup/memory/devorbit', '/sys/fs/cgroup/devorbit']
    .filter((root) => existsSync(root))
    .flatMap((root) => readdirSync(root).map((name) => path.join(root, name)))
    .filter((own) => path.basename(own).startsWith(`${runner.pid}-`))
    .reduce((sum, own) => sum + foldersBelow(own), 0);
const mounts = (): number => readFileSync('/proc/self/mounts', 'utf8').split('\n').length;
/** Without connections, which come and go. */
const openFiles = (): number => {
  const folder = `/proc/${runner.pid}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return !readlinkSync(path.join(folder, name)).startsWith('socket:');
    } catch {
      return false; // closed meanwhile
    }
  }).length;
};
const residentMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${runner.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Keeps `IN_FLIGHT` going until `count` were done. */
async function inFlight(count: number, act: (turn: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, one));
}

/** When nothing runs: standing boxes, programs started ahead, and nothing else. */
async function atRest() {
  await delay(3000);
  return { processes: living().length, cgroups: cgroups(), mounts: mounts(), files: openFiles() };
}

try {
  const faults: string[] = [];
  let done = 0;
  const runMixed = async () => {
    const turn = ++done;
    const all = soakPrograms(turn);
    const program = all[turn % all.length];
    if (!program) return;
    const found = await execute(program).then(
      (answer) => fault(program, answer),
      (error: unknown) => String(error),
    );
    if (found) faults.push(`${program.name}: ${found}`);
    if (turn % 100 === 0) console.log(`${turn} mixed runs, ${faults.length} lost`);
  };
  // Every lane has started ahead what it will, so that what is more afterwards was left behind.
  await inFlight(Math.ceil(mixed / 4), runMixed);
  const before = await atRest();
  await inFlight(mixed - Math.ceil(mixed / 4), runMixed);
  const after = await atRest();
  for (const line of faults.slice(0, 20)) console.log(line);
  console.log('before', before, 'after', after);

  const memory: number[] = [];
  const hello: SoakProgram = {
    name: 'quick',
    language: 'c',
    content: '#include <stdio.h>\nint main(void) { puts("42"); }',
    status: null,
  };
  await inFlight(quick, async (turn) => {
    await execute(hello);
    if (turn % Math.ceil(quick / 20) === 0) memory.push(Math.round(residentMb()));
  });
  console.log(`resident memory over ${quick} runs, in MB: ${memory.join(' ')}`);
  const leaked = Object.keys(before).reduce(
    (sum, key) => sum + Math.max(0, after[key as keyof typeof after] - before[key as keyof typeof before]),
    0,
  );
  const half = memory.slice(Math.floor(memory.length / 2));
  console.log(
    JSON.stringify({
      soak_runs: mixed,
      soak_lost: faults.length,
      soak_leaked: leaked,
      quick_runs: quick,
      memory_growth_mb: (half.at(-1) ?? 0) - (half[0] ?? 0),
      memory_mb: memory.at(-1) ?? 0,
    }),
  );
  if (faults.length > 0 || leaked > 0) process.exitCode = 1;
} finally {
  await runner.kill();
  rmSync(folder, { recursive: true, force: true });
}
const left = living();
if (left.length > 0) {
  console.error(`left behind: ${left.join(', ')}`);
  process.exitCode = 1;
}
