import type { Stage } from '@devorbit/contract/execution/execution.ts';
import { compilerLimit, withoutInvitations } from '../judging/compiler-end.ts';
import { signalInWords, signalName } from '../judging/signals.ts';
import type { RunLimits, RunOutcome } from '../sandbox/sandbox.ts';

const counted = (value: number): string => value.toLocaleString('en-US');
const size = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${counted(Math.round(bytes / 1024))} KB` : `${counted(Math.round(bytes / 1024 / 1024))} MB`;

/** How a stage ended, without its outputs. */
export type StageEnd = Omit<Stage, 'stdout' | 'stderr' | 'output'>;
type Judged = Pick<Stage, 'status' | 'message'>;

/** Of each stream, in bytes. */
type Sizes = Record<'stdout' | 'stderr', number>;

/** What became of it, as Piston's status and in words. */
function judged({ end, limit }: RunOutcome, limits: RunLimits, written: Sizes): Judged {
  switch (limit) {
    case 'cpu':
      return { status: 'TO', message: `Time limit exceeded: more than ${counted(limits.cpu_ms)} ms of CPU time` };
    case 'wall':
      return { status: 'TO', message: `Time limit exceeded: more than ${counted(limits.wall_ms)} ms passed` };
    case 'memory':
      return { status: 'SG', message: `Memory limit exceeded: more than ${size(limits.memory_kb * 1024)}` };
    case 'output': {
      const full = written.stdout >= limits.output_bytes;
      const message = `Output limit exceeded: more than ${size(limits.output_bytes)} on standard ${full ? 'output' : 'error'}`;
      return { status: full ? 'OL' : 'EL', message };
    }
    case 'stopped':
      return { status: 'SG', message: 'Stopped' };
    case null:
      if (end.by === 'signal') return { status: 'SG', message: signalInWords(end.signal) };
      return end.code === 0 ? { status: null, message: null } : { status: 'RE', message: `Exit code ${end.code}` };
  }
}

/** The first `most` bytes as text, never with a character cut in two. */
function textOf(bytes: Buffer, most: number): string {
  const isCut = bytes.length >= most;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, most), { stream: isCut });
}

/** How a run ended, as the wire tells it. `written`: what came of each stream; the message says when only `shownBytes` of it are shown. */
export function endOf(
  outcome: RunOutcome,
  limits: RunLimits,
  written: Sizes,
  shownBytes = limits.output_bytes,
): StageEnd {
  const { end, limit, cpu_ms, wall_ms, memory_kb } = outcome;
  const { status, message } = judged(outcome, limits, written);
  const isCut = limit === 'output' || Math.max(written.stdout, written.stderr) > shownBytes;
  const note = isCut ? `the output was cut after ${size(shownBytes)}` : null;
  const signal = limit !== null ? 'SIGKILL' : end.by === 'signal' ? signalName(end.signal) : null;
  return {
    code: limit === null && end.by === 'exit' ? end.code : null,
    signal,
    status,
    message: [message, note].filter((part) => part !== null).join('; ') || null,
    memory: memory_kb * 1024,
    cpu_time: Math.round(cpu_ms),
    wall_time: Math.round(wall_ms),
    time: Math.round(cpu_ms),
  };
}

/** A run as the wire tells it. Of each stream the first `shownBytes` stay; the message says when that is not all. */
export function stageOf(outcome: RunOutcome, limits: RunLimits, shownBytes = limits.output_bytes): Stage {
  const [stdout, stderr] = [textOf(outcome.stdout, shownBytes), textOf(outcome.stderr, shownBytes)];
  const written = { stdout: outcome.stdout.length, stderr: outcome.stderr.length };
  return { stdout, stderr, output: stdout + stderr, ...endOf(outcome, limits, written, shownBytes) };
}

/** The stage of a compiler; `argv` is its line. Where it failed, the message says which limit stopped it, if one did. */
export function compileStageOf(outcome: RunOutcome, limits: RunLimits, argv: string[]): Stage {
  const stage = stageOf(outcome, limits);
  if (stage.status === null) return stage;
  const stopped = compilerLimit(outcome, limits, argv);
  const cut = stage.message?.split('; ')[1];
  const [stdout, stderr] = [withoutInvitations(stage.stdout), withoutInvitations(stage.stderr)];
  const message = stopped === null ? stage.message : [stopped, ...(cut === undefined ? [] : [cut])].join('; ');
  return { ...stage, stdout, stderr, output: stdout + stderr, message };
}

/** A stage that did not run. */
export const notRun = (status: Stage['status'], message: string): Stage => ({
  stdout: '',
  stderr: '',
  output: '',
  code: null,
  signal: null,
  status,
  message,
  memory: 0,
  cpu_time: 0,
  wall_time: 0,
  time: 0,
});
