import { useState } from 'react';
import { passkeyMessage } from '../model.ts';

/** One act at a time, and what is said where it fails. `run` answers what the act answers, undefined where it failed; `forget` takes back what was said. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const run = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setSaid(null);
    try {
      return await act();
    } catch (error) {
      setSaid(passkeyMessage(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const forget = () => setSaid(null);
  return { busy, said, run, forget };
}
