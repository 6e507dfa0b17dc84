import type { SearchPage } from '@devorbit/contract/site/search.ts';
import { useEffect, useState } from 'react';
import { type Asked, searchEverything } from './api.ts';

type Answer = { key: string; page: SearchPage | null; error: unknown };

export type Found = {
  /** The latest answer, also while the next one is on its way; null before the first, and where nothing is asked. */
  page: SearchPage | null;
  pending: boolean;
  /** Why the question that stands now has no answer. */
  error: unknown;
  again: () => void;
};

/**
 * Asks the server after a pause of `pauseMs`, once for each question that stays that long; nothing for an empty one. A
 * question that another one has followed is given up: its answer never shows.
 */
export function useSearch({ q, kind, page, page_size }: Asked, pauseMs: number): Found {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [goes, setGoes] = useState(0);
  const key = JSON.stringify([q, kind, page, page_size, goes]);

  useEffect(() => {
    if (q === '') return;
    const leaving = new AbortController();
    const ask = async () => {
      const outcome = await searchEverything({ q, kind, page, page_size }, leaving.signal).then(
        (found) => ({ key, page: found, error: null }),
        (error: unknown) => ({ key, page: null, error }),
      );
      if (!leaving.signal.aborted) setAnswer(outcome);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, q, kind, page, page_size, pauseMs]);

  const current = answer?.key === key ? answer : null;
  return {
    page: q === '' ? null : (answer?.page ?? null),
    pending: q !== '' && current === null,
    error: current?.error ?? null,
    again: () => setGoes((before) => before + 1),
  };
}
