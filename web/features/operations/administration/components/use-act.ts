import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { ACT_FAILURE } from '../copy.ts';

type Act = {
  busy: boolean;
  /** Why the last one failed, or null. */
  said: string | null;
  /** Does `work`, then `done`; a failure becomes a sentence. */
  run: (work: () => Promise<void>, done?: () => void) => void;
};

/** One act at a time, and what is said where it fails. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const run = async (work: () => Promise<void>, done?: () => void) => {
    setBusy(true);
    setSaid(null);
    try {
      await work();
      done?.();
    } catch (error) {
      setSaid(plainSentence(error, ACT_FAILURE));
    }
    setBusy(false);
  };
  return { busy, said, run: (work, done) => void run(work, done) };
}
