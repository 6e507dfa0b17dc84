import type { RunResult, SubmissionKind } from '@devorbit/contract/practice/submissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Owner } from '../../../../../platform/drafts.ts';
import { fetchSubmission, followResult, settleRejected, settleSolved } from '../../api.ts';
import { forgetRunning, keepRunning, readRunning } from '../../drafts/state.ts';
import { failureText, hasVerdict, type Judging, nextJudging, solves } from '../../model.ts';

type Send = (signal: AbortSignal) => Promise<RunResult>;

/**
 * One submission at a time, from the call to its verdict. A submission that this tab was waiting for when the page
 * went away is taken up again. Leaving the page ends the stream, not the judging.
 */
export function useJudging(problem: { id: number; user_solved: boolean }, owner: Owner) {
  const client = useQueryClient();
  const [judging, dispatch] = useReducer(nextJudging, { phase: 'idle' } satisfies Judging as Judging);
  const running = useRef<AbortController>(null);

  const settle = (result: RunResult) => {
    if (result.kind !== 'submit') return;
    void (solves(result) ? settleSolved(client, problem.id, problem.user_solved) : settleRejected(client, problem.id));
  };

  /** Calls, then follows to the verdict; throws what the call or the stream threw. */
  const carry = async (send: Send, signal: AbortSignal) => {
    let latest = await send(signal);
    const report = (result: RunResult) => {
      latest = result;
      dispatch({ type: 'result', result });
    };
    if (signal.aborted) return;
    report(latest);
    keepRunning(owner, problem.id, latest.submission_id);
    if (!hasVerdict(latest.status)) await followResult(latest.submission_id, signal, report);
    if (signal.aborted) return;
    forgetRunning(owner, problem.id);
    settle(latest);
  };

  const renew = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const start = async (kind: SubmissionKind, send: Send) => {
    const signal = renew();
    dispatch({ type: 'sent', kind });
    try {
      await carry(send, signal);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', message: failureText(error) });
    }
  };

  const resume = useEffectEvent(async () => {
    const id = readRunning(owner, problem.id);
    if (id === null) return;
    const signal = renew();
    try {
      await carry(() => fetchSubmission(id, signal), signal);
    } catch {
      if (!signal.aborted) forgetRunning(owner, problem.id);
    }
  });

  useEffect(() => {
    void resume();
    return () => running.current?.abort();
  }, [problem.id, owner]);

  return { judging, start, fail: (message: string) => dispatch({ type: 'failed', message }) };
}
