import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { CALL_FAILED } from '../copy.ts';

/** One call at a time, and what is said where it fails. `run` answers whether it did not. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setSaid(null);
    try {
      await work();
      return true;
    } catch (error) {
      setSaid(plainSentence(error, CALL_FAILED));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, run };
}
