import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshProblems } from '../../problems/api.ts';
import { generate, refreshQuota } from '../api.ts';
import { failureText, type Making, makingOf } from '../model.ts';

/** One generation at a time. It goes on, and is listened to, when its dialog is closed: the lists then have the problem. */
export function useGeneration() {
  const client = useQueryClient();
  const [making, setMaking] = useState<Making>({ phase: 'form' });

  /** `begun` is called once the server has taken the wish. */
  const start = async (wish: { difficulty: Difficulty; tags: string[] }, begun: () => void) => {
    setMaking({ phase: 'sending' });
    try {
      await generate(wish, (generation) => {
        begun();
        setMaking(makingOf(generation));
      });
      await Promise.all([refreshProblems(client), refreshQuota(client)]);
    } catch (error) {
      setMaking({ phase: 'failed', message: failureText(error) });
      await refreshQuota(client);
    }
  };
  return { making, start, again: () => setMaking({ phase: 'form' }) };
}
