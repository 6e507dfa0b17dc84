import type { JudgeEvent, Limits, Verdict } from '@devorbit/contract/execution/judging.ts';
import type { Tools } from '../languages/language.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import type { CustomTask, Run } from './run.ts';
import { shownErrors, shownText } from './shown-text.ts';
import { failureOf } from './verdict.ts';

function answerOf(outcome: RunOutcome, limits: Limits, tools: Tools): { verdict: Verdict; message: string } {
  const failure = failureOf(outcome, limits, tools);
  if (failure && failure.verdict !== 'Runtime Error') return { verdict: failure.verdict, message: failure.reason };
  const stderr = shownErrors(outcome.stderr);
  if (failure || stderr !== '') return { verdict: 'Runtime Error', message: stderr || (failure?.reason ?? '') };
  const stdout = shownText(outcome.stdout);
  return stdout.trim() === ''
    ? { verdict: 'Error', message: 'No output received' }
    : { verdict: 'Success', message: stdout };
}

/** One run on the learner's own input, with nothing to compare. */
export async function runCustom({ limits, stdin }: CustomTask, run: Run, tools: Tools): Promise<JudgeEvent> {
  const outcome = await run(stdin, limits);
  return {
    type: 'finished',
    ...answerOf(outcome, limits, tools),
    runtime_ms: outcome.cpu_ms,
    memory_kb: outcome.memory_kb,
    passed: 0,
    total: 0,
  };
}
