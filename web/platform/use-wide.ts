import { MOBILE_BREAKPOINT_PX } from '@devorbit/contract/limits.ts';
import { useSyncExternalStore } from 'react';

const query = () => globalThis.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);

const subscribe = (listener: () => void) => {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** For what is fetched ahead. While pages are built there is no window. */
export const isWide = (): boolean => typeof globalThis.matchMedia === 'function' && query().matches;

/** Whether there is room for two panes side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
