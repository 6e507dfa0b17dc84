import type { ResourcePosition } from '@devorbit/contract/library/resources.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { savePosition } from '../api.ts';

/** A page counts when somebody stays on it for so long, in ms. */
const STAY_MS = 1_500;

/** Remembers the page at which a reader stays, also where they leave before long. Answers who is to be told of pages. */
export function usePosition(id: number, first: ResourcePosition | null): (page: number, pages: number) => void {
  const client = useQueryClient();
  const saved = useRef(first?.page ?? 1);
  const latest = useRef<ResourcePosition>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    const position = latest.current;
    if (position === null || position.page === saved.current) return;
    saved.current = position.page;
    // Where it cannot be kept now, the next page is.
    savePosition(client, id, position).catch(() => undefined);
  });
  useEffect(() => () => keep(), []);
  return (page, pages) => {
    latest.current = { page, pages };
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, STAY_MS);
  };
}
