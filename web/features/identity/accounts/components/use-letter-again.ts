import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { sendLetterAgain } from '../recovery/api.ts';
import { TRY_AGAIN } from '../recovery/copy.ts';

type Said = { tone: 'good' | 'bad'; text: string };

/** Asks for the letter that confirms the address once more, and keeps what came of it. */
export function useLetterAgain(): { busy: boolean; said: Said | null; send: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      setSaid({ tone: 'good', text: await sendLetterAgain() });
    } catch (error) {
      setSaid({ tone: 'bad', text: plainSentence(error, TRY_AGAIN) });
    }
    setBusy(false);
  };
  return { busy, said, send };
}
