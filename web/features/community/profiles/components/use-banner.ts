import { useEffect, useState } from 'react';
import { SUCCESS_MS } from '../copy.ts';

export type Banner = { tone: 'good' | 'bad'; text: string };
/** Shows a banner in the head of the page, or takes away what is there. */
export type Say = (banner: Banner | null) => void;

/** The banner of the page: a success goes by itself, an error stays until something else is done. */
export function useBanner(): { banner: Banner | null; say: Say } {
  const [banner, say] = useState<Banner | null>(null);
  useEffect(() => {
    if (banner?.tone !== 'good') return;
    const timer = setTimeout(() => say(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  return { banner, say };
}
