import { parseArgs } from 'node:util';
import type { Limits } from '@devorbit/contract/judging.ts';
import { BOX_ENV, COMPILE_LIMITS, runLimits } from '../languages/box.ts';
import type { Tools } from '../languages/language.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { Cannot } from './cannot.ts';
import { chooseLanguage, readAtMost, readBounded, readSource, toolsOf } from './read-source.ts';
import { runStage, type Stage, stageOf } from './stage.ts';
import { withLanes } from './with-lanes.ts';

/** Largest standard input, in bytes: half of what a frame to the sandbox may carry. */
const MOST_STDIN = 64 * 1024 * 1024;

function bounded(option: string, unit: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Cannot(`--${option} is a whole number of ${unit} from ${least} to ${most}, not ${text}`);
}

async function readStdin(from: string | undefined): Promise<Buffer> {
  if (from === undefined) return Buffer.alloc(0);
  return from === '-' ? readAtMost(process.stdin, MOST_STDIN, 'standard input') : readBounded(from, MOST_STDIN);
}

/** Compiles and runs; where the compiler refuses, its own stage is the answer. */
async function execute(lane: Lane, tools: Tools, source: string, stdin: Buffer, limits: Limits): Promise<Stage> {
  const build = tools.build(source);
  const compiled = await lane.run({
    argv: build.compile,
    env: BOX_ENV,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: build.files,
    keep: true,
    limits: COMPILE_LIMITS,
  });
  const stage = stageOf(compiled, 'Compilation Error');
  if (stage.status !== null) return stage;
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

/** `judge exec FILE`: prints one stage as a line of JSON. Exit code 0 however the program ended: the stage tells. */
export async function execFile(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      time: { type: 'string', default: '2000' },
      memory: { type: 'string', default: '256' },
      stdin: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Cannot('exec takes one FILE');
  const limits: Limits = {
    time_ms: bounded('time', 'ms', values.time, 100, 20_000),
    memory_kb: bounded('memory', 'MB', values.memory, 16, 2048) * 1024,
  };
  const source = await readSource(file);
  const id = chooseLanguage(file, values.language);
  const stdin = await readStdin(values.stdin);
  const stage = await withLanes(1, ([lane], languages) => execute(lane, toolsOf(languages, id), source, stdin, limits));
  console.log(JSON.stringify(stage));
  return 0;
}
