import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { CALL_FAILURE } from '../copy.ts';

type Call = {
  /** The name of the call that runs, or null. */
  busy: string | null;
  /** Why the last one failed, or null. */
  said: string | null;
  /** Runs `work` under a name; its failure becomes a sentence. */
  run: (name: string, work: () => Promise<void>) => void;
};

/** One call at a time, and what is said where it fails. */
export function useCall(): Call {
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setSaid(plainSentence(error, CALL_FAILURE));
    }
    setBusy(null);
  };
  return { busy, said, run: (name, work) => void run(name, work) };
}
