import type { JudgeEvent, TestOutcome, Verdict } from '@devorbit/contract/execution/judging.ts';

type Finished = Extract<JudgeEvent, { type: 'finished' }>;

/** The last event of tests that ran: the slowest time, the largest memory, how many passed. */
export function finished(verdict: Verdict, message: string, done: TestOutcome[], total: number): Finished {
  return {
    type: 'finished',
    verdict,
    message,
    runtime_ms: Math.max(0, ...done.map(({ time_ms }) => time_ms)),
    memory_kb: Math.max(0, ...done.map(({ memory_kb }) => memory_kb)),
    passed: done.filter(({ passed }) => passed).length,
    total,
  };
}
