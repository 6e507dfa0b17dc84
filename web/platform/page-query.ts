import { startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const nothing = new URLSearchParams();

let takenOver = false;

/** What is drawn from now on was not written ahead. An effect of the document, which comes after those of the page. */
export const noteTakenOver = (): void => {
  takenOver = true;
};

/**
 * False while a prerendered page is taken over: it was written without a query. What follows from the query is drawn in
 * steps, between which the page answers who touches it.
 */
export const useQueryKnown = (): boolean => {
  const [known, setKnown] = useState(takenOver);
  useEffect(() => startTransition(() => setKnown(true)), []);
  return known;
};

/**
 * The query of the address, and how to change it without leaving the place; null or '' takes a part out. While a
 * prerendered page is taken over the query is empty, as the page was written without one.
 */
export function usePageQuery(): [URLSearchParams, (part: Record<string, string | null>) => void] {
  const known = useQueryKnown();
  const [params, setParams] = useSearchParams();
  const change = (part: Record<string, string | null>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(part)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [known ? params : nothing, change];
}
