import type { Limits, Verdict } from '@devorbit/contract/execution/judging.ts';
import { OUTPUT_BYTES } from '../languages/box.ts';
import type { Tools } from '../languages/language.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import { signalInWords } from './signals.ts';

/** Why a run failed before its output was looked at: the verdict, and the reason in words that tell nothing of the output. */
export type Failure = { verdict: Exclude<Verdict, 'Accepted' | 'Success'>; reason: string };

const endInWords = ({ end }: RunOutcome): string =>
  end.by === 'exit' ? `Exit code ${end.code}` : signalInWords(end.signal);

const ms = (value: number): string => `${value.toLocaleString('en-US')} ms`;

function timeFailure(limits: Limits): Failure {
  return { verdict: 'Time Limit Exceeded', reason: `It used more than ${ms(limits.time_ms)} of CPU time` };
}

/**
 * Whether the clock ran out on a program that computed nearly whenever it could, and could so little on a busy machine that
 * nothing follows about it.
 */
export const wasKept = (
  { limit, cpu_ms, wall_ms, starved_ms = 0 }: RunOutcome,
  { time_ms }: Pick<Limits, 'time_ms'>,
): boolean => limit === 'wall' && cpu_ms < time_ms / 2 && cpu_ms >= (wall_ms - starved_ms) / 2;

/** Null where the program ended by itself, with exit code 0 and within its limits. */
export function failureOf(outcome: RunOutcome, limits: Limits, tools: Pick<Tools, 'outOfMemory'>): Failure | null {
  const { end, limit, cpu_ms, wall_ms } = outcome;
  const memoryFailure: Failure = {
    verdict: 'Memory Limit Exceeded',
    reason: `It needed more than ${Math.round(limits.memory_kb / 1024).toLocaleString('en-US')} MB of memory`,
  };
  if (limit === 'memory') return memoryFailure;
  if (limit === 'output')
    return {
      verdict: 'Output Limit Exceeded',
      reason: `It wrote more than ${OUTPUT_BYTES / 1024 / 1024} MB of output`,
    };
  if (limit === 'cpu' || cpu_ms > limits.time_ms) return timeFailure(limits);
  if (limit === 'wall') {
    // A program that computed for most of its time was slowed by a busy machine; it was not idle.
    if (cpu_ms >= limits.time_ms / 2)
      return {
        verdict: 'Time Limit Exceeded',
        reason: `It was stopped after ${ms(Math.round(wall_ms))}, with ${ms(Math.round(cpu_ms))} of CPU time used`,
      };
    if (wasKept(outcome, limits))
      return {
        verdict: 'Judge Error',
        reason: `The machine was too busy: ${ms(Math.round(wall_ms))} passed, and it got ${ms(Math.round(cpu_ms))} of CPU time`,
      };
    return {
      verdict: 'Idleness Limit Exceeded',
      reason: `It waited: ${ms(Math.round(wall_ms))} passed, with ${ms(Math.round(cpu_ms))} of CPU time used`,
    };
  }
  if (end.by === 'exit' && end.code === 0) return null;
  if (tools.outOfMemory?.(outcome.stderr.toString())) return memoryFailure;
  return { verdict: 'Runtime Error', reason: endInWords(outcome) };
}
