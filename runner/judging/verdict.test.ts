import { describe, expect, it } from 'vitest';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import { failureOf } from './verdict.ts';

const limits = { time_ms: 2_000, memory_kb: 256 * 1024 };
const tools = { outOfMemory: (stderr: string) => stderr.includes('OutOfMemoryError') };
const outcome = (more: Partial<RunOutcome>): RunOutcome => ({
  end: { by: 'exit', code: 0 },
  limit: null,
  cpu_ms: 10,
  wall_ms: 12,
  memory_kb: 4_000,
  stdout: Buffer.alloc(0),
  stderr: Buffer.alloc(0),
  ...more,
});
const killed = { end: { by: 'signal', signal: 9 } } as const;

describe('how a run ended', () => {
  it.each<[string, Partial<RunOutcome>, string | undefined, RegExp]>([
    ['well', {}, undefined, /^$/],
    ['with stderr', { stderr: Buffer.from('note') }, undefined, /^$/],
    ['with an exit code', { end: { by: 'exit', code: 3 } }, 'Runtime Error', /^Exit code 3$/],
    ['with a crash', { end: { by: 'signal', signal: 11 } }, 'Runtime Error', /^Segmentation fault \(SIGSEGV\)$/],
    ['with an abort', { end: { by: 'signal', signal: 6 } }, 'Runtime Error', /^Aborted \(SIGABRT\)$/],
    ['with a division by zero', { end: { by: 'signal', signal: 8 } }, 'Runtime Error', /\(SIGFPE\)$/],
    ['with a signal without words', { end: { by: 'signal', signal: 64 } }, 'Runtime Error', /^Signal 64$/],
    [
      'out of CPU time',
      { ...killed, limit: 'cpu', cpu_ms: 2_003 },
      'Time Limit Exceeded',
      /more than 2,000 ms of CPU time/,
    ],
    ['late, between two polls', { cpu_ms: 2_001 }, 'Time Limit Exceeded', /CPU time/],
    [
      'asleep',
      { ...killed, limit: 'wall', cpu_ms: 3, wall_ms: 5_000 },
      'Idleness Limit Exceeded',
      /5,000 ms passed, with 3 ms of CPU/,
    ],
    [
      'busy on a busy machine',
      { ...killed, limit: 'wall', cpu_ms: 1_500, wall_ms: 5_000 },
      'Time Limit Exceeded',
      /stopped after 5,000 ms, with 1,500 ms of CPU time used/,
    ],
    [
      'never idle on a machine that is busy beyond measure',
      { ...killed, limit: 'wall', cpu_ms: 600, wall_ms: 20_000, starved_ms: 19_300 },
      'Judge Error',
      /too busy: 20,000 ms passed, and it got 600 ms of CPU time/,
    ],
    [
      'asleep, on a busy machine',
      { ...killed, limit: 'wall', cpu_ms: 600, wall_ms: 9_000, starved_ms: 4_000 },
      'Idleness Limit Exceeded',
      /9,000 ms passed, with 600 ms of CPU/,
    ],
    ['out of memory', { ...killed, limit: 'memory' }, 'Memory Limit Exceeded', /more than 256 MB/],
    [
      'out of heap',
      { end: { by: 'exit', code: 1 }, stderr: Buffer.from('java.lang.OutOfMemoryError: Java heap space') },
      'Memory Limit Exceeded',
      /more than 256 MB/,
    ],
    ['with too much output', { ...killed, limit: 'output' }, 'Output Limit Exceeded', /more than 8 MB/],
  ])('%s', (_, more, verdict, reason) => {
    const failure = failureOf(outcome(more), limits, tools);
    expect(failure?.verdict).toBe(verdict);
    expect(failure?.reason ?? '').toMatch(reason);
  });
});
