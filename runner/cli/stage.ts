import type { Limits } from '@devorbit/contract/execution/judging.ts';
import { signalName } from '../judging/signals.ts';
import { failureOf } from '../judging/verdict.ts';
import type { Tools } from '../languages/language.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';

/** How one program ended; times in ms, memory in KB. */
export type Stage = {
  stdout: string;
  stderr: string;
  /** Exit code; null where a signal or a limit ended it. */
  code: number | null;
  signal: string | null;
  /** As the execution service's wire has it: null for success, RE exit code, SG signal or memory, TO time, OL and EL output. */
  status: 'RE' | 'SG' | 'TO' | 'OL' | 'EL' | null;
  /** The reason in words, null for success. */
  message: string | null;
  time_ms: number;
  wall_ms: number;
  memory_kb: number;
};

function statusOf({ limit, end, stdout, stderr }: RunOutcome): Stage['status'] {
  if (limit === 'output') return stderr.length > stdout.length ? 'EL' : 'OL';
  if (limit === 'cpu' || limit === 'wall') return 'TO';
  if (limit === 'memory' || end.by === 'signal') return 'SG';
  return end.code === 0 ? null : 'RE';
}

/** `problem` is what is said of a run that failed. */
export function stageOf(outcome: RunOutcome, problem: string | null): Stage {
  const { end, limit, stdout, stderr, cpu_ms, wall_ms, memory_kb } = outcome;
  const ended = end.by === 'signal' ? signalName(end.signal) : limit === null ? null : 'SIGKILL';
  return {
    stdout: stdout.toString(),
    stderr: stderr.toString(),
    code: end.by === 'exit' && limit === null ? end.code : null,
    signal: ended,
    status: statusOf(outcome),
    message: problem,
    time_ms: cpu_ms,
    wall_ms,
    memory_kb,
  };
}

/** The stage of a program that ran, with the judge's own words where it failed. */
export function runStage(outcome: RunOutcome, limits: Limits, tools: Tools): Stage {
  const failure = failureOf(outcome, limits, tools);
  const stage = stageOf(outcome, failure && `${failure.verdict}: ${failure.reason}`);
  // The CPU limit may also be found passed after the end.
  return failure?.verdict === 'Time Limit Exceeded' ? { ...stage, status: 'TO' } : stage;
}
