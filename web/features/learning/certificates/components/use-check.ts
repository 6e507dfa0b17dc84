import { useEffect, useState } from 'react';
import type { Given, Lines } from '../model.ts';

/** What became of a check: null while it runs; a failure where the browser could not run it. */
export type Checked = { lines: Lines } | { failure: true } | null;
type Answer = { id: number; lines: Lines } | { id: number; failure: string };

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (result: Checked) => void>();

/** One worker for all checks of a page; it stays, so that a later check needs no network. */
function checker(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('../checking/check-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.('lines' in data ? { lines: data.lines } : { failure: true });
    waiting.delete(data.id);
  });
  made.addEventListener('error', () => {
    worker = null;
    for (const end of waiting.values()) end({ failure: true });
    waiting.clear();
  });
  worker = made;
  return made;
}

/** Fetches what checks, before there is anything to check. */
export const useChecker = (): void => useEffect(() => void checker(), []);

/** Checks what is given beside the page. The same object is checked once; another one begins anew. */
export function useCheck(given: Given | null): Checked {
  const [checked, setChecked] = useState<{ given: Given; result: Checked } | null>(null);
  useEffect(() => {
    if (given === null) return undefined;
    const id = (asked += 1);
    waiting.set(id, (result) => setChecked({ given, result }));
    checker().postMessage({ id, given });
    return () => void waiting.delete(id);
  }, [given]);
  return checked?.given === given ? checked.result : null;
}
