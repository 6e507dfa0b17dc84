import type { Verification } from '@devorbit/contract/practice/authoring.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { refreshProblem } from '../../problems/api.ts';
import { fetchAuthoring, follow, startVerification } from '../api.ts';
import { VERIFY_FAILED } from '../copy.ts';
import { isOver } from './model.ts';

type Live = { version: number; tests: number };

/** The last verification, followed while it goes on. Leaving the page ends the listening, not the verification. */
export function useVerification(problemId: number, last: Verification | null, onLive: (live: Live) => void) {
  const client = useQueryClient();
  const [verification, setVerification] = useState(last);
  const [failure, setFailure] = useState<string | null>(null);
  const going = verification !== null && !isOver(verification) ? verification.id : null;

  const report = useEffectEvent(async (state: Verification): Promise<void> => {
    setVerification(state);
    if (state.state !== 'passed') return;
    await refreshProblem(client, problemId);
    onLive(await fetchAuthoring(problemId));
  });
  const failed = useEffectEvent((error: unknown) => setFailure(plainSentence(error, VERIFY_FAILED)));
  const start = useAct(
    async (revision: number) => setVerification(await startVerification(problemId, revision)),
    VERIFY_FAILED,
  );

  useEffect(() => {
    if (going === null) return;
    const leaving = new AbortController();
    follow(going, leaving.signal, (state) => void report(state).catch(failed)).catch((error: unknown) => {
      if (!leaving.signal.aborted) failed(error);
    });
    return () => leaving.abort();
  }, [going]);

  return {
    verification,
    failure: start.failure ?? failure,
    going: going !== null,
    start: async (revision: number): Promise<void> => {
      setFailure(null);
      await start.run(revision);
    },
  };
}
