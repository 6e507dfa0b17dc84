import { useSyncExternalStore } from 'react';
import { type View, views } from './model.ts';

const KEY = 'devorbit.problems-view';
const listeners = new Set<() => void>();
/** For a browser that blocks its storage: the choice then lives as long as the page. */
let chosen: View | null = null;

function readView(): View {
  try {
    const kept = globalThis.localStorage.getItem(KEY);
    return chosen ?? views.find((view) => view === kept) ?? 'cards';
  } catch {
    return chosen ?? 'cards';
  }
}

/** Remembers the view for lists whose address names none. */
export function keepView(view: View): void {
  chosen = view;
  try {
    globalThis.localStorage.setItem(KEY, view);
  } catch {
    // Then it is that of the page alone.
  }
  for (const listener of [...listeners]) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The view that was chosen last; cards while a page is prerendered. */
export const useKeptView = (): View => useSyncExternalStore(listen, readView, () => 'cards');
