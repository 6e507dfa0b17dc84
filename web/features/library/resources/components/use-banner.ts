import { useEffect, useState } from 'react';
import { BANNER_MS, DONE } from '../copy.ts';

/** A sentence that goes by itself. */
export function useBanner(): { text: string | null; show: () => void } {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), BANNER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { text: shown?.text ?? null, show: () => setShown({ text: DONE }) };
}
