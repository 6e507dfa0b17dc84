import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import type { Run } from './run.ts';

/** A submission that is the output itself: nothing runs, so it takes no time. */
export function submittedAnswer(source: string): Run {
  const outcome: RunOutcome = {
    end: { by: 'exit', code: 0 },
    limit: null,
    cpu_ms: 0,
    wall_ms: 0,
    memory_kb: 0,
    stdout: Buffer.from(source),
    stderr: Buffer.alloc(0),
  };
  return () => Promise.resolve(outcome);
}

/** Throws where the parts of a package contradict each other (package format 2025-09), or ask for what is not supported. */
export function checkKind({ validator, interactive, passes, submit_answer, tests }: JudgePackage): void {
  if ((interactive || passes) && !validator)
    throw new Error('an interactive or multi-pass problem needs a validator of its own');
  if (passes && validator?.protocol !== 'icpc')
    throw new Error('a multi-pass problem needs a validator of the icpc protocol');
  if (!submit_answer) return;
  if (interactive || passes) throw new Error('a submit-answer problem is neither interactive nor multi-pass');
  if (tests.length !== 1)
    throw new Error(`a submission is one text, so a submit-answer problem has one test; this one has ${tests.length}`);
}
