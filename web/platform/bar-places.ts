import { useSyncExternalStore } from 'react';

/** Places in the site's bar, or where a page has its tools: `tools` is filled by the page, `assistant` by the assistant. */
export type BarPlace = 'tools' | 'assistant';

const places = new Map<BarPlace, HTMLElement>();
const listeners = new Set<() => void>();

const offer = (place: BarPlace) => (element: HTMLElement | null) => {
  if (element) places.set(place, element);
  else places.delete(place);
  for (const listener of [...listeners]) listener();
};

/** To be the `ref` of the element that is the place, of one at a time. */
export const offerTools = offer('tools');
export const offerAssistant = offer('assistant');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The element to draw into; null where this page offers none. */
export const useBarPlace = (place: BarPlace): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => places.get(place) ?? null,
    () => null,
  );
