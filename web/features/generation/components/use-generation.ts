import type { Difficulty } from '@devorbit/contract/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshProblems } from '../../problems/api.ts';
import { generate, refreshQuota } from '../api.ts';
import { failureText, type Making, makingOf } from '../model.ts';

/** One generation at a time. Leaving ends the listening, not the making: the problem is listed when it is done. */
export function useGeneration() {
  const client = useQueryClient();
  const [making, setMaking] = useState<Making>({ phase: 'form' });
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);

  /** `begun` is called once the server has taken the wish. */
  const start = async (wish: { difficulty: Difficulty; tags: string[] }, begun: () => void) => {
    const { signal } = (listening.current = new AbortController());
    setMaking({ phase: 'sending' });
    try {
      await generate(wish, signal, (generation) => {
        begun();
        setMaking(makingOf(generation));
      });
      if (!signal.aborted) await Promise.all([refreshProblems(client), refreshQuota(client)]);
    } catch (error) {
      if (signal.aborted) return;
      setMaking({ phase: 'failed', message: failureText(error) });
      await refreshQuota(client);
    }
  };
  return { making, start, again: () => setMaking({ phase: 'form' }) };
}
