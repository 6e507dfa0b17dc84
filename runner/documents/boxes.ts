import type { RunLimits, RunOutcome } from '../sandbox/sandbox.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { Refused } from './refused.ts';

const MB = 1024 * 1024;

/**
 * What one step may take. The clock waits for boxes that others keep from computing (`starved_ms`): documents get what is
 * left of the processors.
 */
export const STEP_LIMITS: RunLimits = {
  cpu_ms: 10_000,
  wall_ms: 30_000,
  starved_ms: 300_000,
  memory_kb: 1024 * 1024,
  pids: 64,
  output_bytes: 64 * MB,
};

const ENV = { PATH: '/usr/bin:/bin', HOME: '/tmp', LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1' };

export type Step = {
  argv: string[];
  /** Into /box of a fresh box, into /tmp of one whose /box is the sealed input. */
  files?: { name: string; bytes: Buffer }[];
  limits?: Partial<RunLimits>;
};

/** How a step ended by itself. */
export type StepEnd = { code: number; stdout: Buffer; stderr: string };

/** What the boxes of one document took together; the memory is the largest. */
export type Spent = { cpu_ms: number; memory_kb: number };

export type Boxes = {
  /** Puts a file into the /box that the next steps see read-only, in place of the last one. */
  seal(name: string, bytes: Buffer): Promise<void>;
  /** Runs beside the sealed file, in a box whose /tmp is empty. Throws Refused where a limit or a signal ended it. */
  step(step: Step): Promise<StepEnd>;
  /** Runs in a fresh box with a writable /box, without the sealed file. Throws Refused as `step`. */
  apart(step: Step): Promise<StepEnd>;
  readonly spent: Spent;
};

export const tooSlow = (): Refused => new Refused('too_slow', 'It takes longer to read than a document may.');

/** A limit is the document's fault as much as a program that it makes fail. */
function mustHaveEnded({ end, limit }: RunOutcome): number {
  if (limit === 'cpu' || limit === 'wall') throw tooSlow();
  if (limit === 'memory') throw new Refused('too_much_memory', 'It needs more memory than a document may.');
  if (limit === 'output') throw new Refused('too_large', 'What comes out of it is larger than a document may be.');
  if (limit === 'stopped') throw new DOMException('The document was given up', 'AbortError');
  if (end.by === 'exit') return end.code;
  // SIGXFSZ: a file grew beyond what a box may write. SIGXCPU: as the limit of time.
  if (end.signal === 25) throw new Refused('too_large', 'What comes out of it is larger than a document may be.');
  if (end.signal === 24) throw tooSlow();
  throw new Refused('broken', `The program that reads it ended by signal ${end.signal}.`);
}

/** The boxes of one document on a lane, until `signal` is aborted. Whoever calls releases the lane. */
export function boxesOn(lane: Pick<Lane, 'run'>, signal: AbortSignal): Boxes {
  const spent: Spent = { cpu_ms: 0, memory_kb: 0 };
  const run = async (
    { argv, files = [], limits = {} }: Step,
    box: { box: 'fresh' | 'sealed'; keep: boolean },
  ): Promise<StepEnd> => {
    signal.throwIfAborted();
    const outcome = await lane.run({
      argv,
      env: ENV,
      stdin: Buffer.alloc(0),
      files,
      ...box,
      signal,
      limits: { ...STEP_LIMITS, ...limits },
    });
    spent.cpu_ms += outcome.cpu_ms;
    spent.memory_kb = Math.max(spent.memory_kb, outcome.memory_kb);
    const code = mustHaveEnded(outcome);
    return { code, stdout: outcome.stdout, stderr: outcome.stderr.toString() };
  };
  return {
    async seal(name, bytes) {
      const { code } = await run({ argv: ['/bin/true'], files: [{ name, bytes }] }, { box: 'fresh', keep: true });
      if (code !== 0) throw new Error(`a box was not sealed: ${code}`);
    },
    step: (step) => run(step, { box: 'sealed', keep: false }),
    apart: (step) => run(step, { box: 'fresh', keep: false }),
    spent,
  };
}
