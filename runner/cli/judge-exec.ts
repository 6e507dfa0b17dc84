import { parseArgs } from 'node:util';
import type { JudgeProgram, Limits } from '@devorbit/contract/execution/judging.ts';
import { compilerLimit, withoutInvitations } from '../judging/compiler-end.ts';
import { BOX_ENV, COMPILE_LIMITS, runLimits } from '../languages/box.ts';
import type { Tools } from '../languages/language.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { Cannot } from './cannot.ts';
import { readAtMost, readBounded, readProgramFiles } from './read-program.ts';
import { runStage, type Stage, stageOf } from './stage.ts';
import { toolsFor } from './tools-for.ts';
import type { withLanes } from './with-lanes.ts';

/** Largest standard input, in bytes: half of what a frame to the sandbox may carry. */
const MOST_STDIN = 64 * 1024 * 1024;

function bounded(option: string, unit: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Cannot(`--${option} must be a whole number of ${unit} from ${least} to ${most}, not ${text}`);
}

async function readStdin(from: string | undefined): Promise<Buffer> {
  if (from === undefined) return Buffer.alloc(0);
  return from === '-' ? readAtMost(process.stdin, MOST_STDIN, 'standard input') : readBounded(from, MOST_STDIN);
}

/** Compiles and runs; where the compiler refuses, its own stage is the answer. */
async function execute(
  lane: Lane,
  tools: Tools,
  { files }: JudgeProgram,
  stdin: Buffer,
  limits: Limits,
): Promise<Stage> {
  const build = tools.build(files[0]?.text ?? '');
  const compiled = await lane.run({
    argv: build.compile,
    env: BOX_ENV,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: build.files,
    keep: true,
    limits: COMPILE_LIMITS,
  });
  const stopped = compilerLimit(compiled, COMPILE_LIMITS, build.compile);
  const stage = stageOf(compiled, `Compilation Error${stopped === null ? '' : `: ${stopped}`}`);
  if (stage.status !== null) return { ...stage, stderr: withoutInvitations(stage.stderr) };
  const ran = await lane.run({
    argv: build.run(limits),
    env: BOX_ENV,
    stdin,
    box: 'sealed',
    files: [],
    keep: false,
    limits: runLimits(limits),
  });
  return runStage(ran, limits, tools);
}

/** `judge exec FILE…`: prints one stage as a line of JSON. Exit code 0 however the program ended: the stage tells. */
export async function execFile(args: string[], lanesFor: typeof withLanes): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      std: { type: 'string' },
      time: { type: 'string', default: '2000' },
      memory: { type: 'string', default: '256' },
      stdin: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new Cannot('exec needs one or more FILEs, or a folder');
  const limits: Limits = {
    time_ms: bounded('time', 'ms', values.time, 100, 20_000),
    memory_kb: bounded('memory', 'MB', values.memory, 16, 2048) * 1024,
  };
  const program = await readProgramFiles(positionals, values.language);
  const stdin = await readStdin(values.stdin);
  const stage = await lanesFor(1, async ([lane], languages) => {
    const tools = await toolsFor(program, languages, values.std);
    return execute(lane, tools, program, stdin, limits);
  });
  console.log(JSON.stringify(stage));
  return 0;
}
