import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import type { Feedback } from './feedback.ts';
import type { Judgement } from './judgement.ts';
import type { Failure } from './verdict.ts';

export type Test = JudgePackage['tests'][number];

/** One run of a submission on one input, judged. */
export type Trial = Pick<Judgement, 'given' | 'message'> & {
  outcome: RunOutcome;
  /** Null where it is accepted. */
  failure: Failure | null;
  /** The validator's files, for the next pass. */
  files: Feedback['files'];
};

/** What a pass begins with: its input, and what the validator kept. `inParts`: less than the whole may be accepted. */
export type Pass = { input: Buffer; kept: Feedback['files']; flags: string[]; inParts: boolean };

/** Tries the submission on one input of a test. Rejects for our own failure, or the author's validator's. */
export type Attempt = (test: Test, pass: Pass) => Promise<Trial>;

export const noFiles: Feedback['files'] = new Map<string, Buffer>();

/** Of a run that failed by itself. */
export const failedTrial = (outcome: RunOutcome, failure: Failure): Trial => ({
  outcome,
  failure,
  given: null,
  message: '',
  files: noFiles,
});

/** Of a run that was judged; `reason` is for the learner where it is rejected, and tells nothing of the test. */
export const judgedTrial = (
  outcome: RunOutcome,
  { accepted, given, message }: Judgement,
  files: Feedback['files'],
  reason: string,
): Trial => ({ outcome, failure: accepted ? null : { verdict: 'Wrong Answer', reason }, given, message, files });
