import { ExecuteReply } from '@devorbit/contract/execution/execution.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Runners } from '../../../../platform/runners.ts';
import { passOn } from '../pass-on.ts';

export type Program = {
  language: string;
  /** The first one is run. */
  files: { name: string; content: string }[];
  stdin: string;
  /** CPU time that it may take, in ms. */
  run_cpu_time: number;
};

/** Runs a program of ours on the newest version of its language. Throws a Refusal where no runner takes it. */
export async function executeProgram(runners: Runners, program: Program, signal: AbortSignal): Promise<ExecuteReply> {
  const body = Buffer.from(JSON.stringify({ ...program, version: '*' }));
  const { status, retryAfter, body: answer } = await passOn(runners, '/api/v2/execute', body, signal);
  if (status === 503)
    throw new Refusal(
      'unavailable',
      'The execution service is busy. Try again in a few seconds.',
      Number(retryAfter) || 5,
    );
  if (status !== 200) throw new Error(`The runner answered ${status}: ${answer.toString().slice(0, 300)}`);
  return ExecuteReply.parse(JSON.parse(answer.toString()));
}
