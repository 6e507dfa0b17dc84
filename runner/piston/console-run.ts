import type { ConsoleFrame } from '@devorbit/contract/execution/execution.ts';
import { BOX_ENV } from '../languages/box.ts';
import type { Lane, SessionSpec } from '../sandbox/sandbox.ts';
import { commandLines } from './command-lines.ts';
import type { ConsoleInput } from './console-input.ts';
import { createConsoleOutput } from './console-output.ts';
import type { ConsoleRequest } from './console-request.ts';
import { compileStageOf, endOf, type StageEnd } from './stage.ts';

/** Where nothing is said either way for this long, the program is ended, in ms. */
export const IDLE_MS = 120_000;

/** Two minutes as a program's end. */
const idle = { status: 'TO', message: 'Ended: neither input nor output for 2 minutes' } as const;

export type Talk = {
  request: ConsoleRequest;
  input: ConsoleInput;
  say: (frame: ConsoleFrame) => void;
  /** Aborted when nobody listens any more: ends what runs at once, and nothing more is said. */
  signal: AbortSignal;
  idleMs?: number;
};

/** Runs the program and passes on what both sides say, until its end. */
async function run({ input, say, signal, idleMs = IDLE_MS }: Talk, lane: Lane, spec: SessionSpec) {
  const output = createConsoleOutput(say);
  say({ type: 'stage', stage: 'run' });
  const session = lane.open(spec, (stream, bytes) => {
    silence.refresh();
    output.take(stream, bytes);
  });
  let isIdle = false;
  const silence = setTimeout(() => {
    isIdle = true;
    session.stop();
  }, idleMs);
  try {
    input.attach(session, () => silence.refresh());
    const outcome = await session.outcome;
    if (signal.aborted) return;
    output.end(outcome.limit === 'output');
    const end = endOf(outcome, spec.limits, output.written);
    say({ type: 'exit', stage: 'run', ...end, ...(isIdle && outcome.limit === 'stopped' ? idle : {}) });
  } finally {
    clearTimeout(silence);
  }
}

/**
 * Compiles, then talks. `begun` is called before the program runs: from then on a second attempt would tell things twice.
 * Rejects for our own failure alone. The caller gives the lane for as long as it takes.
 */
export async function converse(talk: Talk, lane: Lane, begun: () => void): Promise<void> {
  const { request, say, signal } = talk;
  const { runtime, limits, terminal } = request;
  const lines = commandLines(runtime.entry, request.files, request.args);
  const files = lines.files.map(({ name, bytes }) => ({ name, bytes }));
  const env = { ...BOX_ENV, ...runtime.entry.env };
  const start = (box: Pick<SessionSpec, 'box' | 'files'>) => {
    begun();
    return run(talk, lane, {
      argv: lines.run,
      env: terminal ? { ...env, TERM: 'xterm-256color' } : env,
      ...box,
      keep: false,
      limits: limits.run,
      signal,
      unhurried: true,
      ...(terminal ? { terminal } : {}),
    });
  };
  if (!lines.compile) return start({ box: 'fresh', files });
  try {
    say({ type: 'stage', stage: 'compile' });
    const outcome = await lane.run({
      argv: lines.compile,
      env,
      stdin: Buffer.alloc(0),
      box: 'fresh',
      files,
      keep: true,
      limits: limits.compile,
      signal,
    });
    if (signal.aborted) return;
    const { stdout, stderr, output: _, ...end } = compileStageOf(outcome, limits.compile, lines.compile);
    if (stdout !== '') say({ type: 'data', stream: 'stdout', data: stdout });
    if (stderr !== '') say({ type: 'data', stream: 'stderr', data: stderr });
    say({ type: 'exit', stage: 'compile', ...(end satisfies StageEnd) });
    if (end.status === null) await start({ box: 'sealed', files: [] });
  } finally {
    await lane.release();
  }
}
